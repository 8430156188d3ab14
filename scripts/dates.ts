// npm run dates: sets today's date for every public page whose words changed since its date in content/dates.ts.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dates } from '../content/dates.ts';
import { catalogue } from '../server/web/discovery/catalogue.ts';
import { wordsService } from '../server/web/pages/words.ts';
import { commandLine } from './help.ts';

/** Fingerprint of a page's words. */
export const printOf = (words: unknown) => createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);

/** Every dated page with its built-in words. */
export const builtInPages = async () => catalogue(await wordsService({}).now());

async function refresh() {
  const today = new Date().toISOString().slice(0, 10);
  const rows = (await builtInPages()).map(({ path, words }) => {
    const print = printOf(words);
    const changed = dates[path]?.print === print ? dates[path].changed : today;
    return `  '${path}': { changed: '${changed}', print: '${print}' },`;
  });
  writeFileSync(
    'content/dates.ts',
    `// When the words of each public page last changed, for the sitemap and the feeds. Written by \`npm run dates\`.

/** \`print\` stands for the words that were there on that day; a test fails when it no longer matches. */
export const dates: Record<string, { changed: string; print: string }> = {
${rows.join('\n')}
};
`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine({
    usage: 'npm run dates',
    does: "Sets today's date in content/dates.ts for every public page whose words changed; used by the sitemap and the feeds.",
    example: 'npm run dates',
  });
  await refresh();
}
