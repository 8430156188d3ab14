import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from './free-port.ts';
import { cpuSeconds, type Driven, drive } from './load.ts';
import type { Product } from './product.ts';

const pause = (wait: number) => new Promise((resume) => setTimeout(resume, wait));

/** Baseline: the same bytes from memory with node:http. */
async function bareNode(folder: string, body: Buffer, headers: Record<string, string>) {
  const port = await freePort();
  writeFileSync(join(folder, 'body'), body);
  const source = `const body=require('fs').readFileSync(${JSON.stringify(join(folder, 'body'))});const h=${JSON.stringify(headers)};require('http').createServer((q,s)=>{s.writeHead(200,h);s.end(body)}).listen(${port},'127.0.0.1')`;
  return { port, child: spawn(process.execPath, ['-e', source], { stdio: 'ignore' }) };
}

/** nginx with one worker, serving the same page as a precompressed file. */
async function nginx(
  folder: string,
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ port: number; child: ChildProcess } | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const port = await freePort();
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site', 'page'), body);
  const own = Object.entries(headers).filter(([name]) => !['content-length', 'content-type', 'etag'].includes(name));
  const lines = own.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join(' ');
  const log = `error_log /dev/null; pid ${folder}/nginx.pid;`;
  const http = `access_log off; open_file_cache max=10; keepalive_requests 100000000; server { listen 127.0.0.1:${port}; root ${folder}/site; default_type text/html; ${lines} location = / { try_files /page =404; } }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; ${log} events { worker_connections 4096; } http { ${http} }`,
  );
  return { port, child: spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' }) };
}

/** Waits until the pages are compressed and copied, and the process is idle. */
export async function settle(pid: number) {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = cpuSeconds(pid);
    await pause(1000);
    if (cpuSeconds(pid) - before < 0.05) return;
  }
}

/**
 * Compares a cached page with the same bytes from node:http and, if installed, nginx. Runs alternate and the best of three
 * counts, since other load on the machine only ever makes a request more expensive.
 */
export async function comparePeers({ product, folder, ms }: { product: Product; folder: string; ms: number }) {
  await settle(product.pid);
  const page = await fetch(`${product.url}/`, { headers: { 'accept-encoding': 'identity' } });
  const unwanted = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !unwanted.includes(name)));
  const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()));
  const same = { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) };
  const node = await bareNode(folder, body, same);
  const server = await nginx(folder, body, same);
  await pause(1000);
  const peers = [
    { what: 'a cached page (home, brotli)', port: Number(new URL(product.url).port), pid: product.pid },
    { what: 'the same bytes, bare node:http', port: node.port, pid: node.child.pid ?? 0 },
    ...(server ? [{ what: 'the same bytes, nginx', port: server.port, pid: server.child.pid ?? 0 }] : []),
  ];
  const best: Driven[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    for (const [index, { port, pid }] of peers.entries()) {
      const result = await drive({
        port,
        path: '/',
        headers: { 'accept-encoding': 'br, gzip' },
        ms: turn === 0 ? 1000 : ms,
        pid,
      });
      if (turn > 0 && !(result.microseconds > (best[index]?.microseconds ?? Number.POSITIVE_INFINITY))) best[index] = result;
    }
  }
  node.child.kill();
  server?.child.kill();
  const ratio = (index: number, of: number) =>
    ((best[of]?.microseconds ?? Number.NaN) / (best[index]?.microseconds ?? Number.NaN)).toFixed(2);
  return peers.map(({ what }, index) => ({
    what,
    perSecond: best[index]?.perSecond ?? 0,
    microseconds: Math.round((best[index]?.microseconds ?? Number.NaN) * 10) / 10,
    p99: best[index]?.p99 ?? '-',
    ofNode: ratio(index, 1),
    ofNginx: server ? ratio(index, 2) : '-',
  }));
}
