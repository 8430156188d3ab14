// How long the Messages panel waits with many messages stored. Usage: node scripts/measure-messages.ts [messages]
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageService } from '../server/features/contact/messages.service.ts';
import { messageStore } from '../server/features/contact/messages.store.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';

const count = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'norvane-measure-'));
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
await migrate(database);
const words = 'We would like to hear more about your managed services and how a roll-out in three countries could look. '.repeat(
  6,
);

for (let made = 0; made < count; made += 500) {
  const rows = Array.from({ length: 500 }, (_, index) => {
    const number = made + index;
    const email = `visitor${number}@example.com`;
    return {
      id: randomUUID(),
      reference: `NV-${number}`,
      status: (['new', 'handled', 'handled', 'spam'] as const)[number % 4] ?? 'new',
      email,
      phone_number: '+1 780 555 0100',
      first_name: 'Ada',
      last_name: `Number ${number}`,
      company_name: 'Example',
      country_region: 'Canada',
      message: words,
      note: '',
      hold: 0,
      created_at: 1_700_000_000_000 + number * 1000,
      deleted_at: null,
      email_key: email,
      search: `nv-${number}\n${email}\n${words}`.toLowerCase(),
    };
  });
  await database.db.insertInto('message').values(rows).execute();
}

const nothing = async () => {};
const service = messageService({ store: messageStore(database.db), recordActivity: nothing, eraseMail: nothing, now: Date.now });

async function time(what: string, work: () => Promise<unknown>) {
  const runs: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const started = performance.now();
    await work();
    runs.push(performance.now() - started);
  }
  console.log(`${what}: ${(runs.toSorted((a, b) => a - b)[2] ?? 0).toFixed(1)} ms`);
}

const deep = `${1_700_000_000_000 + Math.floor(count / 10) * 1000}.${randomUUID()}`;
console.log(`${count} messages, ${database.engine}`);
await time('first page', () => service.list({ folder: 'inbox', search: '' }));
await time('a page far down', () => service.list({ folder: 'inbox', search: '', after: deep }));
await time('a page of handled ones far down', () => service.list({ folder: 'handled', search: '', after: deep }));
await time('unread count', () => service.unread());
await time('search, found often', () => service.list({ folder: 'inbox', search: 'managed services' }));
await time('search, one among all', () => service.list({ folder: 'inbox', search: 'visitor17@example' }));
await time('search, found nowhere', () => service.list({ folder: 'inbox', search: 'zebra' }));
const started = performance.now();
let exported = 0;
for await (const page of service.all({ folder: 'inbox', search: '' })) exported += page.length;
console.log(`export of ${exported}: ${(performance.now() - started).toFixed(0)} ms`);

await database.close();
rmSync(dataDir, { recursive: true, force: true });
