// npm run bench-in-turn -- --beside before=http://127.0.0.1:4701: Lighthouse on this build and on others, run by run in turn, so
// that whatever else the machine does hits all of them alike.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/harness/free-port.ts';
import { startProduct } from '../tests/harness/product.ts';
import { type Lab, labMedian, labRun } from './bench/lab.ts';
import { withoutScript } from './bench/without-script.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run bench-in-turn [-- --beside before=http://127.0.0.1:4701 --busy]',
  does: 'Lighthouse on this build, on others that run already, and on the same pages without any script, in turn.',
  options: {
    runs: { type: 'string', default: '3', about: 'how often each page is measured' },
    pages: { type: 'string', default: '/,/enterprise-systems/sap-ariba', about: 'which pages' },
    beside: { type: 'string', default: '', about: 'name=address of other servers, with commas' },
    static: { type: 'boolean', default: false, about: 'compare with the same pages without any script' },
    busy: { type: 'boolean', default: false, about: 'with two processes that take all the time of two cores' },
    out: { type: 'string', default: 'test-results/in-turn.json', about: 'where every run goes' },
  },
  example: 'npm run bench-in-turn -- --static --busy --runs 5',
});
const folder = mkdtempSync(join(tmpdir(), 'norvane-bench-'));
const product = await startProduct({ port: await freePort(), env: { DATA_DIR: folder, LOG_LEVEL: 'error' } });
const plain = values.static ? await withoutScript(product.url) : undefined;
const sites: [name: string, url: string][] = [
  ...values.beside
    .split(',')
    .filter(Boolean)
    .map((each) => each.split('=', 2) as [string, string]),
  ['now', product.url],
  ...(plain ? [['without script', plain.url] as [string, string]] : []),
];
const runs: (Lab & { site: string })[] = [];
await new Promise((resume) => setTimeout(resume, 20_000)); // by then all pages have their best compression
const loops = values.busy ? [0, 1].map(() => spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' })) : [];
try {
  for (const page of values.pages.split(','))
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [site, url] of sites) {
        const result = await labRun(url, page);
        if (!result) continue;
        runs.push({ site, ...result });
        const { performance, fcp, lcp, tbt, cls, machine } = result;
        console.log(`${page} ${site}: ${performance}, FCP ${fcp}, LCP ${lcp}, TBT ${tbt}, CLS ${cls} (index ${machine})`);
      }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  plain?.close();
  await product.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(values.out, `${JSON.stringify({ date: new Date().toISOString(), busy: values.busy, runs }, null, 2)}\n`);
}
console.log('\n| page | build | performance | FCP ms | LCP ms | TBT ms | CLS |\n|---|---|--:|--:|--:|--:|--:|');
for (const page of values.pages.split(','))
  for (const [site] of sites) {
    const { performance, fcp, lcp, tbt, cls } = labMedian(runs.filter((run) => run.site === site && run.path === page));
    console.log(`| ${page} | ${site} | ${performance} | ${fcp} | ${lcp} | ${tbt} | ${cls} |`);
  }
