// npm run measure-inbox [-- --messages 100000]: fills a scratch database with messages and measures how long the inbox takes to
// list and search them. DATABASE_URL measures PostgreSQL, in a schema of its own that is dropped afterwards.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { messageFilter } from '../contract/messages.ts';
import { toRowFilter } from '../server/features/contact/message-rows.ts';
import { messageStore } from '../server/features/contact/messages.store.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import type { MessageTable } from '../server/platform/db/tables/contact.ts';
import { searchText } from '../server/platform/text-search.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run measure-inbox [-- --messages 100000]',
  does: 'Measures listing and searching many messages, on the embedded database or, with DATABASE_URL, on PostgreSQL in a schema of its own. Fails where a page takes longer than 150 ms.',
  options: { messages: { type: 'string', default: '100000', about: 'how many messages' } },
  example: 'npm run measure-inbox -- --messages 10000',
});
const count = Number(values.messages);
const mostMs = 150;
const runs = 7;
const pageSize = 51;

const names = ['Ada', 'Weiß', 'Zoë', 'Mohammed', '王', 'Øyvind', 'Łukasz', 'Nguyễn', 'Maria', 'John'];
const services = ['SAP Business One', 'Oracle', 'Mendix', 'DevOps', ''];
const words = 'list price order warehouse migration cloud invoice finance identity retail license support project team'.split(
  ' ',
);

function message(n: number): MessageTable {
  const service = services[n % services.length] ?? '';
  const text = Array.from({ length: 40 }, (_, at) => words[(n * 7 + at * (1 + (n % 5))) % words.length]).join(' ');
  const first = names[n % names.length] ?? '';
  const phone = `+1 780 ${String(1000 + (n % 9000))} ${String(n).padStart(6, '0')}`;
  const email = `person${n}@company${n % 2000}.example`;
  const reference = `NV-${n.toString(36).toUpperCase().padStart(8, '0')}`;
  const company = `Company ${n % 2000}`;
  return {
    id: randomUUID(),
    reference,
    status: n % 10 === 0 ? 'new' : n % 23 === 0 ? 'spam' : 'answered',
    email,
    phone_number: phone,
    first_name: first,
    last_name: 'Example',
    company_name: company,
    country_region: 'Canada',
    message: text,
    note: '',
    hold: 0,
    created_at: Date.UTC(2024, 0, 1) + n * 60_000,
    deleted_at: null,
    email_key: email,
    key_hash: reference,
    search: searchText([reference, email, first, 'Example', company, 'Canada', text, phone], phone),
    assignee_id: null,
    service,
    spam_reasons: '',
    learnt: '',
    notes: n % 50 === 0 ? 1 : 0,
    replies: 0,
    files: 0,
  };
}

const cases: [what: string, filter: Record<string, string>][] = [
  ['first page', {}],
  ['new', { folder: 'new' }],
  ['one service', { service: 'Mendix' }],
  ['a common word', { search: 'warehouse' }],
  ['two words', { search: 'invoice canada' }],
  ['part of a word', { search: 'wareh' }],
  ['weiss for Weiß', { search: 'weiss' }],
  ['a phrase', { search: '"company 3"' }],
  ['a phone number', { search: `780${1000 + (77 % 9000)}000077` }],
  ['a reference', { search: 'NV-000001Z5' }],
  ['nothing', { search: 'xylophone' }],
  ['a word among new, noted', { search: 'cloud', folder: 'new', noted: '1' }],
];

const folder = mkdtempSync(join(tmpdir(), 'norvane-inbox-'));
const schema = `inbox_${randomBytes(4).toString('hex')}`;
const given = process.env.DATABASE_URL;
let failed = 0;

async function open() {
  if (!given) return openDatabase({ dataDir: folder });
  const first = await openDatabase({ dataDir: folder, databaseUrl: given });
  await sql`create schema ${sql.id(schema)}`.execute(first.db);
  await first.close();
  const url = new URL(given);
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return openDatabase({ dataDir: folder, databaseUrl: url.href });
}

const database = await open();
try {
  await migrate(database);
  console.log(`Filling ${count.toLocaleString('en')} messages (${database.engine}) …`);
  for (let start = 0; start < count; start += 500) {
    const rows = Array.from({ length: Math.min(500, count - start) }, (_, at) => message(start + at));
    await database.db.insertInto('message').values(rows).execute();
  }
  if (given) await sql`analyze message`.execute(database.db);
  const store = messageStore(database.reader, database.engine);
  const me = { id: 'me', username: 'Me', email: 'me@example.com', role: 'owner' } as Parameters<typeof toRowFilter>[1];
  console.log(`\n${'what'.padEnd(26)} ${'found'.padStart(6)} ${'median'.padStart(9)} ${'slowest'.padStart(9)}`);
  for (const [what, query] of cases) {
    const filter = toRowFilter(messageFilter.parse(query), me);
    const times: number[] = [];
    let found = 0;
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      found = (await store.list({ filter, max: pageSize })).length;
      times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const median = times[runs >> 1] ?? 0;
    if (median > mostMs) failed += 1;
    const cells = [median, times.at(-1) ?? 0].map((ms) => `${ms.toFixed(1)} ms`.padStart(9)).join(' ');
    const shown = found === pageSize ? `${pageSize - 1}+` : String(found);
    console.log(`${what.padEnd(26)} ${shown.padStart(6)} ${cells}${median > mostMs ? '  TOO SLOW' : ''}`);
  }
  console.log(failed ? `\n${failed} took longer than ${mostMs} ms.` : `\nEach page within ${mostMs} ms.`);
} finally {
  if (given) await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
