// npm run icons: writes the paths of all icons in use to three files: what components need in app/ui/icon-paths.json, what
// words name or the server alone draws in content/icon-paths.json, the rest of the back office in app/admin/icon-paths.json.
// Fails on a name that Lucide does not have; --check writes nothing.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './help.ts';

const { values: wanted } = commandLine({
  usage: 'npm run icons [-- --check]',
  does: 'Writes the paths of all icons in use to icon-paths.json in app/ui, content and app/admin. Fails on a name that Lucide does not have.',
  options: { check: { type: 'boolean', about: 'only check whether the file is up to date' } },
  example: 'npm run icons',
});

const project = new URL('..', import.meta.url);
const lucideFile = new URL('node_modules/@iconify-json/lucide/icons.json', project);
type Lucide = { icons: Record<string, { body: string }>; aliases: Record<string, { parent: string }> };
const { icons, aliases }: Lucide = JSON.parse(readFileSync(lucideFile, 'utf8'));
/** An icon may have been renamed; its old name stays. */
const drawingOf = (name: string) => (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body;

// icon: 'name' in content and records, icon="name" on components, and every way to write <Icon name=…>
const patterns = [/\bicon(?::\s*|=)['"]([a-z0-9-]+)['"]/g, /<Icon\b[^>]*?\bname="([a-z0-9-]+)"/g];
const conditional = /<Icon\b[^>]*?\bname=\{([^}]+)\}/g;

/** 'a' and 'b' of `cond === 'x' ? 'a' : 'b'`. */
const outcomes = (expression: string) => [...expression.matchAll(/[?:]\s*'([a-z0-9-]+)'/g)].map((match) => match[1]);

function namesIn(source: string) {
  const plain = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]));
  const chosen = [...source.matchAll(conditional)].flatMap((match) => outcomes(match[1] ?? ''));
  return [...plain, ...chosen].filter((name) => name !== undefined);
}

/** Attributes of a shape, with numbers parsed. */
function attributesOf(tag: string) {
  const found = new Map([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map((match) => [match[1], match[2] ?? '']));
  return { text: (name: string) => found.get(name) ?? '', number: (name: string) => Number(found.get(name) ?? 0) };
}

const round = (rx: number, ry: number, cx: number, cy: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const number = String.raw`(-?(?:\d+\.?\d*|\.\d+))[\s,]*`;
/** A relative m is only valid as the first command; implicit commands after it are relative lines. */
const withAbsoluteStart = (d: string) =>
  d.replace(new RegExp(`^m\\s*${number}${number}(?=([-.\\d])?)`), (_whole, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`);

const drawn: Record<string, (tag: string) => string> = {
  path: (tag) => withAbsoluteStart(attributesOf(tag).text('d')),
  polyline: (tag) => `M${attributesOf(tag).text('points')}`,
  line(tag) {
    const { number } = attributesOf(tag);
    return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  },
  circle(tag) {
    const { number } = attributesOf(tag);
    return round(number('r'), number('r'), number('cx'), number('cy'));
  },
  ellipse(tag) {
    const { number } = attributesOf(tag);
    return round(number('rx'), number('ry'), number('cx'), number('cy'));
  },
  rect(tag) {
    const { number } = attributesOf(tag);
    const [w, h, r] = [number('width'), number('height'), number('rx')];
    const corner = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x * r} ${y * r}` : '');
    const sides = [
      `h${w - 2 * r}`,
      corner(1, 1),
      `v${h - 2 * r}`,
      corner(-1, 1),
      `h${2 * r - w}`,
      corner(-1, -1),
      `v${2 * r - h}`,
    ];
    return `M${number('x') + r} ${number('y')}${sides.join('')}${corner(1, -1)}z`;
  },
};

/** Merges an icon's shapes into one path: fewer bytes and elements. */
function outline(name: string) {
  const shapes = [...(drawingOf(name) ?? '').matchAll(/<(path|polyline|line|circle|ellipse|rect)\b[^>]*>/g)];
  return shapes.map(([tag, kind = '']) => drawn[kind]?.(tag)).join('');
}

/** Names in these files, sorted. */
const namesOf = (files: string[]) =>
  [...new Set(files.flatMap((file) => namesIn(readFileSync(new URL(file, project), 'utf8'))))].sort();
const files = globSync(['content/**/*.ts', 'app/**/*.tsx'], { cwd: project });
const isBackOffice = (file: string) => /^(app|content)[\\/]admin[\\/]/.test(file);
// Browsers get these with the words of a page (app/with-drawings.tsx) or in the markup, never as code.
const isData = (file: string) => /^(content[\\/](pages|articles|news|bearing)|app[\\/](shell|sections[\\/]figure))/.test(file);
const inCode = namesOf(files.filter((file) => !isBackOffice(file) && !isData(file)));
const inData = namesOf(files.filter(isData)).filter((name) => !inCode.includes(name));
const inBackOffice = namesOf(files.filter(isBackOffice)).filter((name) => !inCode.includes(name) && !inData.includes(name));
const unknown = [...inCode, ...inData, ...inBackOffice].filter((name) => drawingOf(name) === undefined);
if (unknown.length > 0) {
  console.error(`Lucide has no icon named: ${unknown.join(', ')}`);
  process.exit(1);
}
const targets = {
  'app/ui/icon-paths.json': inCode,
  'content/icon-paths.json': inData,
  'app/admin/icon-paths.json': inBackOffice,
};
for (const [file, names] of Object.entries(targets)) {
  const drawings = `${JSON.stringify(Object.fromEntries(names.map((name) => [name, outline(name)])), null, 2)}\n`;
  const target = new URL(file, project);
  if (!wanted.check) writeFileSync(target, drawings);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== drawings) {
    console.error(`${file} does not hold the icons in use: run npm run icons.`);
    process.exit(1);
  }
}
if (!wanted.check)
  console.log(`${inCode.length} icons of components, ${inData.length} of words, ${inBackOffice.length} more in the back office`);
