#!/usr/bin/env node
// npm run artwork -- stills [slug...] | contours [slug...] | icons | video | all
// Draws every picture of the site from a seed: pictures land in app/art, icons in public. The film needs ffmpeg.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { commandLine, refuse } from '../help.ts';
import { render } from './aurora.mjs';
import { contours } from './contours.mjs';
import { artNames, contourNames, picture, terrain } from './pages.mjs';
const { positionals: [task = 'all', ...args] } = commandLine({
  usage: 'npm run artwork -- stills [page …] | contours [page …] | icons | video | all',
  does: 'Draws the pictures of the site from their seeds: pictures land in app/art, icons in public. The film needs ffmpeg.',
  example: 'npm run artwork -- stills home', words: { most: 99 },
});
if (!['stills', 'contours', 'icons', 'video', 'encode', 'all'].includes(task)) refuse(`There is no artwork called ${task}. See --help.`);
const here = path.dirname(new URL(import.meta.url).pathname), out = path.join(here, '../../app/art'), brand = path.join(here, '../../public');
const raw = r => sharp(r.data, { raw: { width: r.width, height: r.height, channels: 3 } });
fs.mkdirSync(out, { recursive: true });

/** 16:9 at 640/1280/1920 plus an upright 720x900 for phones. AVIF first, WebP as the fallback. */
async function stills(slugs) {
  for (const slug of slugs) {
    const p = picture(slug), row = { slug, family: p.family, hue: p.hue, form: p.form };
    const big = render({ ...p, width: 1920, height: 1080 }), tall = render({ ...p, width: 720, height: 900 });
    for (const w of [1920, 1280, 640]) { const im = () => w === 1920 ? raw(big) : raw(big).resize(w, w * 9 / 16, { kernel: 'lanczos3' }); await save(im, `${slug}-${w}`, row, w); }
    await save(() => raw(tall), `${slug}-tall`, row, 'tall');
    console.log(slug.padEnd(24), p.form.padEnd(7), Object.entries(row).filter(([k]) => /avif|webp/.test(k)).map(([k, v]) => `${k} ${(v / 1024).toFixed(1)}`).join('  '));
  }
}
async function save(im, name, row, key) {
  const a = await im().avif({ quality: 60, effort: 4 }).toFile(path.join(out, `${name}.avif`)), w = await im().webp({ quality: 74, effort: 6, smartSubsample: true }).toFile(path.join(out, `${name}.webp`));
  row[`avif-${key}`] = a.size; row[`webp-${key}`] = w.size;
}
function maps(slugs) { for (const s of slugs) { const svg = contours(s, terrain(s)); fs.writeFileSync(path.join(out, `contours-${s}.svg`), svg); console.log(`contours-${s}.svg`, svg.length, 'gzip', zlib.gzipSync(svg).length); } }

/** The icon that travels in every page: drawn for 32 pixels in six colours, so that it weighs 142 bytes. */
const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" shape-rendering="crispEdges"><rect width="32" height="32" rx="6" fill="#070d1c"/>
<path fill="#fff" d="M6 6l3 3v17H6zM23 9l3-4v21h-3z"/><path fill="#58e5c9" d="M10 9l3 2v8l-3-2z"/><path fill="#4acbdb" d="M14 12l4 3v8l-4-3z"/><path fill="#3cb0ef" d="M19 16l3 2v8l-3-2z"/></svg>`;

/** favicon.svg is drawn by hand; every other icon is made from it. */
async function icons() {
  const src = fs.readFileSync(path.join(brand, 'favicon.svg')), png = (s, o = {}) => sharp(src, { density: 72 * s / 64 * 2 }).resize(s, s).png({ compressionLevel: 9, palette: s < 64, ...o }).toBuffer();
  const flat = Buffer.from(String(src).replace('rx="13"', '')), pad = s => sharp(flat, { density: 72 * s / 64 * 2 }).resize(s, s).png({ compressionLevel: 9 });
  fs.writeFileSync(path.join(brand, 'icon-192.png'), await png(192)); fs.writeFileSync(path.join(brand, 'icon-512.png'), await png(512));
  await pad(180).toFile(path.join(brand, 'apple-touch-icon.png'));
  const inner = await sharp(flat, { density: 600 }).resize(410, 410).png().toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#070d1c' } }).composite([{ input: inner, gravity: 'centre' }]).png({ compressionLevel: 9 }).toFile(path.join(brand, 'icon-maskable-512.png'));
  await sharp(await sharp(Buffer.from(tabIcon)).png({ palette: true, colours: 16, dither: 0 }).toBuffer()).webp({ lossless: true, effort: 6 }).toFile(path.join(brand, 'favicon.webp'));
  const parts = await Promise.all([16, 32, 48].map(async s => ({ s, b: await png(s) })));                       // .ico with PNG entries
  const head = Buffer.alloc(6 + 16 * parts.length); head.writeUInt16LE(1, 2); head.writeUInt16LE(parts.length, 4); let off = head.length;
  parts.forEach(({ s, b }, i) => { const o = 6 + 16 * i; head[o] = s; head[o + 1] = s; head.writeUInt16LE(1, o + 4); head.writeUInt16LE(32, o + 6); head.writeUInt32LE(b.length, o + 8); head.writeUInt32LE(off, o + 12); off += b.length; });
  fs.writeFileSync(path.join(brand, 'favicon.ico'), Buffer.concat([head, ...parts.map(p => p.b)]));
}

/** 10 s loop: every moving quantity is sampled on a circle, so frame 240 equals frame 0. */
async function video({ seconds = 10, fps = 24, W = 1280, H = 720, slug = 'film-2', hue = 172, form = 'band' } = {}) {
  const n = seconds * fps, base = { slug, hue, form, width: W, height: H, focus: .6, dither: .5 };
  const ex = [0, .25, .5, .75].map(phase => render({ ...base, phase }).exposure).reduce((a, b) => a + b) / 4, tmp = path.join(out, '.film.mkv');
  const ff = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${W}x${H}`, '-r', fps, '-i', '-', '-c:v', 'ffv1', tmp], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let i = 0; i < n; i++) { if (!ff.stdin.write(render({ ...base, phase: i / n, exposure: ex }).data)) await once(ff.stdin, 'drain'); if (i % 24 === 0) console.log(`frame ${i}/${n}`); }
  ff.stdin.end(); await once(ff, 'close');
  await raw(render({ ...base, phase: 0, exposure: ex })).avif({ quality: 60, effort: 6 }).toFile(path.join(out, 'film-poster.avif'));
  await raw(render({ ...base, phase: 0, exposure: ex })).jpeg({ quality: 76, mozjpeg: true }).toFile(path.join(out, 'film-poster.jpg'));
  await encode(tmp); fs.rmSync(tmp);
}
async function encode(tmp) {
  const run = async (...a) => { const p = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-i', tmp, '-an', '-movflags', '+faststart', ...a], { stdio: 'inherit' }); const [c] = await once(p, 'close'); if (c) throw new Error('ffmpeg ' + c); };
  const bt = ['-vf', 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  await run(...bt, '-c:v', 'libsvtav1', '-preset', '4', '-crf', '28', '-g', '240', path.join(out, 'film.av1.webm'));
  await run(...bt, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '21', '-profile:v', 'high', '-tune', 'film', '-g', '240', path.join(out, 'film.h264.mp4'));
  for (const f of fs.readdirSync(out).filter(f => f.startsWith('film'))) console.log(f, (fs.statSync(path.join(out, f)).size / 1024).toFixed(0), 'KB');
}

const pick = d => args.length ? args : d;
if (task === 'stills' || task === 'all') await stills(pick(artNames));
if (task === 'contours' || task === 'all') maps(pick(contourNames));
if (task === 'icons' || task === 'all') await icons();
if (task === 'video' || task === 'all') await video();
if (task === 'encode') await encode(args[0]);
