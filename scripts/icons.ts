// npm run icons: draws app/ui/icons.svg from the icon names in use. Fails on a name Lucide does not have; --check only looks.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const project = new URL('..', import.meta.url);
const lucide = new URL('node_modules/lucide-static/icons/', project);

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

function symbol(name: string) {
  const svg = readFileSync(new URL(`${name}.svg`, lucide), 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const attributes = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="${name}" viewBox="0 0 24 24" ${attributes}>${shapes.replace(/\s+/g, ' ').replace(/> </g, '><').trim()}</symbol>`;
}

const files = globSync(['content/**/*.ts', 'app/**/*.tsx'], { cwd: project });
const names = [...new Set(files.flatMap((file) => namesIn(readFileSync(new URL(file, project), 'utf8'))))].sort();
const unknown = names.filter((name) => !existsSync(new URL(`${name}.svg`, lucide)));
if (unknown.length > 0) {
  console.error(`Lucide has no icon named: ${unknown.join(', ')}`);
  process.exit(1);
}
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`;
const target = new URL('app/ui/icons.svg', project);
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== sprite) {
    console.error('app/ui/icons.svg does not hold the icons in use: run npm run icons.');
    process.exit(1);
  }
} else {
  writeFileSync(target, sprite);
  console.log(`${names.length} icons`);
}
