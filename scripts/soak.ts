// npm run soak [-- --minutes 10]: mixed load on the built product, loopback only. Passes without errors and without growing
// memory.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator, becomeOwner, call, contact } from '../tests/harness/calls.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { picture } from '../tests/harness/pictures.ts';
import { quickPages, startProduct } from '../tests/harness/product.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run soak [-- --minutes 10]',
  does: 'Mixed load on the built product in a scratch folder. Passes without errors and without growing memory.',
  options: {
    minutes: { type: 'string', default: '10', about: 'how long' },
    'most-growth': { type: 'string', default: '20', about: 'how much the memory may grow, in per cent' },
  },
  example: 'npm run soak -- --minutes 60',
});
const runMs = Number(values.minutes) * 60_000;
const maxGrowthPerCent = Number(values['most-growth']);
const dataDir = mkdtempSync(join(tmpdir(), 'norvane-soak-'));
const product = await startProduct({
  port: await freePort(),
  env: {
    ...quickPages,
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    ADMIN_EMAILS: 'owner@example.com',
    STATIC_DIR: join(dataDir, 'static'),
  },
});
const { url } = product;
const counts: Record<string, number> = {};
const faults: string[] = [];
let isOver = false;

function note(what: string, status: number, fine: number[]) {
  counts[what] = (counts[what] ?? 0) + 1;
  if (!fine.includes(status)) faults.push(`${what} answered ${status}`);
}

async function memory(): Promise<{ rss: number; heap: number }> {
  const text = String((await call(url, '/metrics')).body);
  const read = (name: string) => Number(new RegExp(`^${name}\\{[^}]*\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20;
  return { rss: read('norvane_memory_rss_bytes'), heap: read('norvane_memory_heap_bytes') };
}

try {
  const token = await becomeOwner(url, product.code);
  const admin = administrator(token, await picture({ width: 160, height: 90 }));
  const pages = ['/', '/about-us', '/Oracle', '/contactUs', '/insights/blogs', '/mendixPage', '/no-such-page'];

  const visitor = async () => {
    while (!isOver) {
      for (let index = 0; index < 20; index += 1) {
        const path = pages[randomInt(pages.length)] ?? '/';
        note(
          'pages',
          (await call(url, path, { headers: { 'accept-encoding': ['br', 'gzip', 'identity'][randomInt(3)] ?? 'br' } })).status,
          [path === '/no-such-page' ? 404 : 200],
        );
      }
      await pause(5);
    }
  };
  const sender = async () => {
    for (let serial = 0; !isOver; serial += 1) {
      note('messages', (await contact(url, `visitor${serial}@example.com`)).status, [200]);
      await pause(50);
    }
  };
  const editor = async () => {
    for (let serial = 0; !isOver; serial += 1) {
      const { status, body } = await admin.add(url, 'banner', `Number ${serial}`);
      note('banners added', status, [201]);
      if (status !== 201) continue;
      note('banners updated', (await admin.update(url, 'banner', body._id, `Number ${serial} again`, true)).status, [200]);
      note('switches', (await admin.show(url, { banners: serial % 2 === 0 })).status, [200]);
      note('banners deleted', (await admin.remove(url, 'banner', body._id)).status, [200]);
      note('boards', (await admin.board(url)).status, [200]);
      await pause(500);
    }
  };
  const stranger = async () => {
    while (!isOver) {
      note(
        'refusals',
        (await call(url, '/api/v1/getbanner', { headers: { authorization: 'Bearer not-a-token-of-anyone' } })).status,
        [401],
      );
      await pause(20);
    }
  };

  const load = Promise.all([visitor(), visitor(), sender(), editor(), stranger()]);
  const samples: number[] = [];
  for (const end = Date.now() + runMs; Date.now() < end; ) {
    await pause(Math.min(10_000, runMs / 12));
    const { rss, heap } = await memory();
    samples.push(rss);
    if (samples.length % 6 === 0) console.log(`${rss.toFixed(0)} MB resident, ${heap.toFixed(0)} MB heap`);
  }
  isOver = true;
  await load;

  // The first quarter is warm-up; the last quarter must not be above the second.
  const quarter = Math.max(1, Math.floor(samples.length / 4));
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const [before, after] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(-quarter))];
  const growth = (after / before - 1) * 100;
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  console.log(
    `memory ${before.toFixed(0)} MB, at the end ${after.toFixed(0)} MB (${growth >= 0 ? '+' : ''}${growth.toFixed(1)} %)`,
  );
  if (growth > maxGrowthPerCent) faults.push(`memory grew by ${growth.toFixed(1)} %`);
} catch (error) {
  faults.push(String(error instanceof Error ? error.stack : error));
} finally {
  isOver = true;
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of [...new Set(faults)].slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(faults.length ? `${faults.length} faults` : 'No fault, and no growing memory.');
process.exit(faults.length ? 1 : 0);
