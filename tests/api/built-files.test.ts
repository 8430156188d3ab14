// What the built files may not hold. It reads build/, which npm test makes before.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteMap } from '../../content/site-map.ts';
import { emptyHome } from '../../contract/homepage.ts';
import { wordsService } from '../../server/web/pages/words.ts';

const scripts = globSync('build/client/assets/*.js').map((file) => ({ file, code: readFileSync(file, 'utf8') }));

function* sentences(value: unknown): Generator<string> {
  if (typeof value === 'string' && value.length > 40) yield value;
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* sentences(inner);
}

// The frame beside an editor draws header and menu, with the names and summaries of the site map. Visitors never fetch it.
const isPreviewFrame = (file: string) => file.includes('/preview-screen-');

test('no script holds the words of a page', async () => {
  expect(scripts.length).toBeGreaterThan(10);
  const words = wordsService({ managedHome: async () => emptyHome });
  const found: string[] = [];
  for (const page of siteMap)
    for (const sentence of sentences(await words.of(page)))
      for (const { file, code } of scripts)
        if (!isPreviewFrame(file) && code.includes(sentence)) found.push(`${file}: ${sentence}`);
  expect(found).toEqual([]);
});

test('no script holds a schema: zod is for the server', () => {
  for (const { file, code } of scripts) expect(code.includes('ZodError'), file).toBe(false);
});

test('no build step rewrites a dependency, and nothing touches private fields of the runtime', () => {
  const config = readFileSync('vite.config.ts', 'utf8') + readFileSync('scripts/build.ts', 'utf8');
  expect(config).not.toMatch(/node_modules\/[\w-]+\/|react-dom-client|displayName/);
  const sources = globSync('{app,server,scripts,content,contract}/**/*.{ts,tsx,mjs}').filter((file) => !file.includes('.test.'));
  for (const file of sources) expect(readFileSync(file, 'utf8'), file).not.toMatch(/UNSAFE_|\._header\b|_dumped\b/);
});

test("the server starts without Node's fetch: nothing it reads at once imports http, whose every export an import reads", () => {
  const read = new Set(['main.js', 'entry.server.js']);
  for (const file of read) {
    const code = readFileSync(`build/server/${file}`, 'utf8');
    expect(code, file).not.toMatch(/^import .* from "(node:)?http2?";$/m);
    for (const [, other = ''] of code.matchAll(/^import .*"\.\/([\w.-]+)";$/gm)) read.add(other);
  }
  expect(read.size).toBeGreaterThan(3);
});
