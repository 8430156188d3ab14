// Draws an Open Graph image: the company's icon and name, and a title over artwork. Runs in the image process.
import { existsSync } from 'node:fs';
import sharp from 'sharp';

export type SocialPicture = { name: string; title: string; line: string; art: string };

const [width, height] = [1200, 630];
const margin = { left: 72, top: 60, bottom: 60, between: 30 };
/** It has an eighth of its own around it. */
const icon = { file: 'public/icon-192.png', side: 64, gap: 6 };
const night = { r: 7, g: 13, b: 25 };
const longTitle = 30;
/** The faces of the site as files that the text renderer reads; app/fonts has them for browsers. */
const faces = {
  title: { font: 'Norvane Display', fontfile: 'server/platform/images/fonts/funnel-display.ttf' },
  line: { font: 'Norvane Text', fontfile: 'server/platform/images/fonts/radio-canada.ttf' },
};

const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const text = (face: keyof typeof faces, words: string, size: number, colour: string) =>
  sharp({
    text: {
      ...faces[face],
      text: `<span foreground="${colour}" size="${size * 1024}">${escapeMarkup(words)}</span>`,
      width: 860,
      wrap: 'word',
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Dark on the left, where the text stands, clear on the right. */
const shade = (() => {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const x = (at / 4) % width;
    const opacity = x < 552 ? 0.92 - (0.28 * x) / 552 : Math.max(0, 0.64 * (1 - (x - 552) / 430));
    pixels.set([night.r, night.g, night.b, Math.round(opacity * 255)], at);
  }
  return pixels;
})();

export async function drawSocialPicture({ name, title, line, art }: SocialPicture): Promise<Uint8Array> {
  const file = `app/art/${art}-1280.webp`;
  const ground = existsSync(file) ? sharp(file) : sharp({ create: { width, height, channels: 3, background: night } });
  const mark = await sharp(icon.file).resize(icon.side).toBuffer();
  const company = await text('title', name, 40, '#ffffff');
  const heading = await text('title', title, title.length > longTitle ? 64 : 84, '#ffffff');
  const below = await text('line', line, 27, '#5cf0c2');
  const bottom = height - margin.bottom - below.info.height;
  return ground
    .resize(width, height, { fit: 'cover' })
    .composite([
      { input: shade, raw: { width, height, channels: 4 } },
      { input: mark, left: margin.left - icon.side / 8, top: margin.top },
      {
        input: company.data,
        left: margin.left + icon.side + icon.gap,
        top: margin.top + Math.round((icon.side - company.info.height) / 2),
      },
      { input: heading.data, left: margin.left, top: Math.max(40, bottom - margin.between - heading.info.height) },
      { input: below.data, left: margin.left, top: bottom },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
