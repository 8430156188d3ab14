// npm run content -- diff|export|import: what was changed in the back office and the repository, in both directions.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryKinds } from '../contract/entries.ts';
import { readConfig } from '../server/config.ts';
import { changedFields, checkContent } from '../server/features/publishing/content.ts';
import { entryStore } from '../server/features/publishing/entry.store.ts';
import { builtInEntry } from '../server/features/publishing/kinds.ts';
import { type LiveRow, liveStore } from '../server/features/publishing/live.store.ts';
import { settleDue } from '../server/features/publishing/live.ts';
import { addVersion, decide, insertEntry, keyOf } from '../server/features/publishing/save.ts';
import { makeLog } from '../server/log.ts';
import { contentVersion } from '../server/platform/content-version/content-version.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { type Db, openDatabase } from '../server/platform/db/open.ts';
import { describeChanges, writeBuiltIn } from './content/built-in-files.ts';
import { commandLine } from './help.ts';

const {
  values: { folder, from },
  positionals: [command = ''],
} = commandLine({
  usage: 'npm run content -- diff|export|import [--folder FOLDER]',
  does: 'diff: what the back office changed against content/. export: writes that back into content/ as typed values (or, with --folder, into a folder of JSON for another installation). import: brings such a folder in and publishes it.',
  options: {
    folder: { type: 'string', default: '', about: 'a folder of JSON instead of content/' },
    from: { type: 'string', default: '', about: 'the name that stands beside imported versions' },
  },
  words: { min: 1, max: 1 },
  example: 'npm run content -- export --folder ../our-words',
});

export type LiveItem = { kind: (typeof entryKinds)[number]; id: string; slug: string; content: unknown };

/** Everything that visitors get from the database now. */
async function liveItems(db: Db): Promise<LiveItem[]> {
  await settleDue(db, Date.now());
  const items: LiveItem[] = [];
  for (const kind of entryKinds) {
    const rows: LiveRow[] = await liveStore(db).list(kind, 0, 100_000);
    items.push(...rows.map(({ id, slug, content }) => ({ kind, id, slug, content: JSON.parse(content) })));
  }
  return items;
}

async function diff(db: Db): Promise<number> {
  let differing = 0;
  for (const item of await liveItems(db)) {
    const builtIn = await builtInEntry(item.kind, item.id);
    const changed = builtIn ? changedFields(await builtIn.content(), item.content) : ['new'];
    if (!changed.length) continue;
    differing += 1;
    console.log(`${item.kind} ${item.slug}`);
    console.log(describeChanges(builtIn ? await builtIn.content() : undefined, item.content, changed));
  }
  console.log(differing ? `${differing} entries differ from content/.` : 'Nothing differs from content/.');
  return differing;
}

function exportTo(target: string, items: LiveItem[]) {
  for (const item of items) {
    mkdirSync(join(target, item.kind), { recursive: true });
    const { slug, content } = item;
    writeFileSync(join(target, item.kind, `${item.id}.json`), `${JSON.stringify({ slug, content }, null, 2)}\n`);
  }
  console.log(`${items.length} entries written to ${target}.`);
}

async function exportToRepository(items: LiveItem[]) {
  const { written, left } = await writeBuiltIn(items);
  if (written.length)
    execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...written], {
      stdio: 'ignore',
    });
  for (const file of written) console.log(`written ${file}`);
  for (const item of left) console.log(`left in the database: ${item.kind} ${item.slug}`);
  if (written.length) console.log('Look at the difference (git diff), then run npm run dates and npm run check.');
}

/** Reads a folder of another installation. Each entry gets a version that is published at once. */
async function importFrom(source: string, write: ReturnType<typeof contentVersion>['write']) {
  let count = 0;
  for (const kind of entryKinds) {
    for (const file of folderOf(join(source, kind))) {
      const id = file.replace(/\.json$/, '');
      const { slug, content: given } = JSON.parse(readFileSync(join(source, kind, file), 'utf8')) as {
        slug: string;
        content: unknown;
      };
      const content = checkContent(kind, id, given);
      await write(async (trx) => {
        const [at, by] = [Date.now(), from || 'import'];
        const store = entryStore(trx);
        const builtIn = await builtInEntry(kind, id);
        const entry = (await store.lock(keyOf(kind, id))) ?? (await insertEntry(trx, { kind, id, slug, by, at }));
        const { newest } = await addVersion(trx, entry, { content, before: await builtIn?.content(), by, at });
        await decide(trx, entry.key, { version: newest, from: at, until: null, by, at });
      });
      count += 1;
    }
  }
  console.log(`${count} entries brought in and published.`);
}

const folderOf = (path: string): string[] => {
  try {
    return readdirSync(path).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
};

const database = await openDatabase(readConfig(process.env));
try {
  await migrate(database);
  const { db } = database;
  if (command === 'diff') process.exitCode = (await diff(db)) ? 1 : 0;
  else if (command === 'export' && folder) exportTo(folder, await liveItems(db));
  else if (command === 'export') await exportToRepository(await liveItems(db));
  else if (command === 'import' && folder)
    await importFrom(folder, contentVersion({ database, onChange: async () => {}, log: makeLog('warn') }).write);
  else {
    console.error(
      command === 'import'
        ? 'Name the folder: npm run content -- import --folder FOLDER'
        : `There is no ${command}; use diff, export or import.`,
    );
    process.exitCode = 1;
  }
} finally {
  await database.close();
}
