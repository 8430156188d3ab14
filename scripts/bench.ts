// npm run bench [-- --runs 3 --pages /,/Oracle --out bench-results.json]: page weight and speed of the built product on loopback,
// next to nginx and driven by wrk if installed. Only compare figures of the same run, not of different days.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/harness/free-port.ts';
import { comparePeers } from '../tests/harness/peers.ts';
import { startProduct } from '../tests/harness/product.ts';
import { launch } from './bench/browser.ts';
import { coldStart } from './bench/cold-start.ts';
import { firstClick } from './bench/first-click.ts';
import { lab } from './bench/lab.ts';
import { navigation } from './bench/navigation.ts';
import { weigh } from './bench/weights.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run bench [-- --runs 3 --pages /,/Oracle]',
  does: 'Measures page weight and speed of the built product. Compare figures of one run with each other, not of different days.',
  options: {
    runs: { type: 'string', default: '3', about: 'how often each page is measured' },
    pages: {
      type: 'string',
      default: '/,/enterprise-systems/sap-ariba,/mendixPage,/blogDetails/1,/contactUs',
      about: 'which pages',
    },
    all: { type: 'boolean', default: false, about: 'every page of the sitemap' },
    only: { type: 'string', default: 'weights,lab,navigation,load,cold', about: 'which parts' },
    out: { type: 'string', default: 'test-results/bench.json', about: 'where the figures go' },
  },
  example: 'npm run bench -- --only weights,lab --pages /',
});
const wanted = new Set(values.only.split(','));
const folder = mkdtempSync(join(tmpdir(), 'norvane-bench-'));
const port = await freePort();
const product = await startProduct({ port, env: { DATA_DIR: folder, LOG_LEVEL: 'error', MALLOC_ARENA_MAX: '1' } });
const pages = values.all ? await publicPages() : values.pages.split(',');
const results: Record<string, unknown> = {
  date: new Date().toISOString(),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  node: process.version,
};

async function publicPages() {
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
  return Array.from(map.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);
}

/** Prints rows as a Markdown table and stores them. */
function show(name: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns,
    columns.map((_, at) => (at ? '--:' : '---')),
    ...rows.map((row) => columns.map((column) => String(row[column]))),
  ];
  console.log(`\n${name}\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  results[name] = rows;
}

try {
  await new Promise((resume) => setTimeout(resume, 20_000)); // by then all pages have their best compression
  const browser = await launch();
  if (wanted.has('weights')) {
    const rows = [];
    for (const page of pages) rows.push(await weigh(browser, product.url, page));
    show('First visit on a phone, bytes', rows);
  }
  if (wanted.has('navigation')) {
    const rows = [];
    for (const slow of [false, true])
      rows.push({
        network: slow ? 'slow 4G, CPU 4x slower' : 'LAN',
        ...(await navigation(browser, product.url, { clicks: 9, slow })),
      });
    show('Click to new heading, ms', rows);
    show('First click on a page, until it is answered, ms', await firstClick(browser, product.url, 9));
  }
  await browser.close();
  if (wanted.has('lab')) {
    const rows = [];
    for (const page of pages)
      for (const form of ['mobile', 'desktop'] as const) rows.push(await lab(product.url, page, form, Number(values.runs)));
    show(`Lighthouse, medians of ${values.runs}`, rows);
  }
  if (wanted.has('load')) show('Load, 64 connections', await comparePeers({ product, folder, ms: 4000 }));
} finally {
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
if (wanted.has('cold')) show('Cold start and memory at rest', [await coldStart(5)]);
writeFileSync(values.out, `${JSON.stringify(results, null, 2)}\n`);
console.log(`\nKept in ${values.out}`);
