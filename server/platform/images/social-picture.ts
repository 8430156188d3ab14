// Draws an Open Graph image: a title over artwork. Runs in the image process.
import { existsSync } from 'node:fs';
import sharp from 'sharp';

export type SocialPicture = { title: string; line: string; art: string };

const [width, height] = [1200, 630];
const margin = { left: 72, bottom: 60, between: 26 };
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
function shade(): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const x = (at / 4) % width;
    const opacity = x < 552 ? 0.92 - (0.28 * x) / 552 : Math.max(0, 0.64 * (1 - (x - 552) / 430));
    pixels.set([night.r, night.g, night.b, Math.round(opacity * 255)], at);
  }
  return pixels;
}

export async function drawSocialPicture({ title, line, art }: SocialPicture): Promise<Uint8Array> {
  const file = `app/art/${art}-1280.webp`;
  const ground = existsSync(file) ? sharp(file) : sharp({ create: { width, height, channels: 3, background: night } });
  const heading = await text('title', title, title.length > longTitle ? 64 : 84, '#ffffff');
  const below = await text('line', line, 27, '#5cf0c2');
  const bottom = height - margin.bottom - below.info.height;
  return ground
    .resize(width, height, { fit: 'cover' })
    .composite([
      { input: shade(), raw: { width, height, channels: 4 } },
      { input: heading.data, left: margin.left, top: Math.max(40, bottom - margin.between - heading.info.height) },
      { input: below.data, left: margin.left, top: bottom },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
