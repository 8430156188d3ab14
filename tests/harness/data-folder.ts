// Looks into a product's data folder from outside: its SQLite database and its uploads.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { filesOf } from '../../server/platform/images/variants.ts';
import { isWholeImage } from './pictures.ts';

export function sqliteRows<Row>(dataDir: string, sql: string): Row[] {
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 30_000 });
  try {
    return db.prepare(sql).all() as Row[];
  } finally {
    db.close();
  }
}

/** Senders whose file is missing, torn or somebody else's. */
export function missingAttachments(dataDir: string, senders: Set<string>): string[] {
  const rows = sqliteRows<{ email: string; key: string }>(
    dataDir,
    'select email, storage_key as key from message join message_file on message_file.message_id = message.id',
  );
  const keys = new Map(rows.map(({ email, key }) => [email, key]));
  return [...senders].flatMap((email) => {
    const path = join(dataDir, 'uploads', keys.get(email) ?? 'none');
    const whole = existsSync(path) && statSync(path).size === 200_000 && readFileSync(path, 'latin1').includes(`\n${email}\n`);
    return whole ? [] : [`the file of ${email} is lost or torn`];
  });
}

/** Waits until every image has all its variants. */
export async function variantsAreMade(dataDir: string, ms = 120_000) {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    if (sqliteRows(dataDir, 'select 1 from image where has_all_variants = 0 limit 1').length === 0) return;
    await new Promise((resume) => setTimeout(resume, 250));
  }
  throw new Error('Some images still lack variants.');
}

/** Every referenced image is complete, and there are no other files. */
export async function checkFiles(dataDir: string): Promise<string[]> {
  const faults: string[] = [];
  const rows = sqliteRows<{ folder: string; name: string; variants: string }>(
    dataDir,
    'select folder, name, variants from image',
  );
  const expected = new Set(
    rows.flatMap(({ folder, name, variants }) =>
      filesOf({ name, variants: JSON.parse(variants) }).map((file) => `${folder}/${file}`),
    ),
  );
  for (const key of expected) {
    if (!(await isWholeImage(join(dataDir, 'uploads', key)))) faults.push(`uploads/${key} is missing or torn`);
  }
  const attached = sqliteRows<{ storage_key: string }>(dataDir, 'select storage_key from message_file').map(
    (row) => row.storage_key,
  );
  for (const key of attached) {
    if (!existsSync(join(dataDir, 'uploads', key))) faults.push(`uploads/${key} is missing`);
    expected.add(key);
  }
  for (const folder of ['uploads', 'incoming']) {
    const root = join(dataDir, folder);
    if (!existsSync(root)) continue;
    for (const name of readdirSync(root, { recursive: true }).map(String)) {
      if (statSync(join(root, name)).isFile() && !(folder === 'uploads' && expected.has(name)))
        faults.push(`${folder}/${name} belongs to nobody`);
    }
  }
  return faults;
}

/** SQLite's integrity checks. */
export function checkIntegrity(dataDir: string): string[] {
  const results = sqliteRows<{ integrity_check: string }>(dataDir, 'pragma integrity_check').map((row) => row.integrity_check);
  const foreign = sqliteRows<{ table: string }>(dataDir, 'pragma foreign_key_check').map(
    (row) => `a row of ${row.table} refers to nothing`,
  );
  return [...results.filter((text) => text !== 'ok').map((text) => `the database: ${text}`), ...foreign];
}
