// Looks at what a product has stored, from outside: its data folder, and the rows of either database.
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesOf } from '../../server/platform/images/variants.ts';
import { isWholeImage } from './pictures.ts';

/** Where visitors' and editors' files are written. */
const writtenFolders = ['uploads', 'incoming'];

/** Runs one statement on a product's database. */
export type Rows = <Row extends object>(sql: string) => Promise<Row[]>;
type Place = { dataDir: string; rows: Rows };

export async function sqliteRows<Row extends object>(dataDir: string, sql: string): Promise<Row[]> {
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 30_000 });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

/** Senders whose file is missing, torn or somebody else's. */
export async function missingAttachments({ dataDir, rows }: Place, senders: Set<string>): Promise<string[]> {
  const files = await rows<{ email: string; key: string }>(
    'select email, storage_key as key from message join message_file on message_file.message_id = message.id',
  );
  const keys = new Map(files.map(({ email, key }) => [email, key]));
  return [...senders].flatMap((email) => {
    const path = join(dataDir, 'uploads', keys.get(email) ?? 'none');
    const whole = existsSync(path) && statSync(path).size === 200_000 && readFileSync(path, 'latin1').includes(`\n${email}\n`);
    return whole ? [] : [`the file of ${email} is lost or torn`];
  });
}

/** Waits until every image has all its variants. */
export async function variantsAreMade({ rows }: Place, ms = 120_000) {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if ((await rows('select 1 from image where has_all_variants = 0 limit 1')).length === 0) return;
    await new Promise((resume) => setTimeout(resume, 250));
  }
  throw new Error('Some images still lack variants.');
}

/** The files of a folder and all folders in it. */
const filesIn = (root: string) =>
  existsSync(root)
    ? readdirSync(root, { recursive: true })
        .map(String)
        .filter((name) => statSync(join(root, name)).isFile())
    : [];

/** Makes every file look an hour old: where others may use the storage too, younger ones are not swept. */
export function ageFiles(dataDir: string) {
  const then = new Date(Date.now() - 3_600_000);
  for (const folder of writtenFolders.map((name) => join(dataDir, name)))
    for (const name of filesIn(folder)) utimesSync(join(folder, name), then, then);
}

/** Every referenced image is complete, and there are no other files. */
export async function checkFiles({ dataDir, rows }: Place): Promise<string[]> {
  const faults: string[] = [];
  const images = await rows<{ folder: string; name: string; variants: string }>('select folder, name, variants from image');
  const expected = new Set(
    images.flatMap(({ folder, name, variants }) =>
      filesOf({ name, variants: JSON.parse(variants) }).map((file) => `${folder}/${file}`),
    ),
  );
  for (const key of expected) {
    if (!(await isWholeImage(join(dataDir, 'uploads', key)))) faults.push(`uploads/${key} is missing or torn`);
  }
  for (const { key } of await rows<{ key: string }>('select storage_key as key from message_file')) {
    if (!existsSync(join(dataDir, 'uploads', key))) faults.push(`uploads/${key} is missing`);
    expected.add(key);
  }
  for (const folder of writtenFolders) {
    for (const name of filesIn(join(dataDir, folder)))
      if (!(folder === 'uploads' && expected.has(name))) faults.push(`${folder}/${name} belongs to nobody`);
  }
  return faults;
}

/** SQLite's integrity checks. */
export async function checkIntegrity({ rows }: Place): Promise<string[]> {
  const results = await rows<{ integrity_check: string }>('pragma integrity_check');
  const foreign = await rows<{ table: string }>('pragma foreign_key_check');
  return [
    ...results.flatMap((row) => (row.integrity_check === 'ok' ? [] : [`the database: ${row.integrity_check}`])),
    ...foreign.map((row) => `a row of ${row.table} refers to nothing`),
  ];
}
