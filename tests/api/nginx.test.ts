// The product as the unit runs it, the shipped nginx configuration and the fallback together, with users as in production.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { maxPerAddress, serverOptions } from '../../server/web/server-limits.ts';
import { freePort } from '../harness/free-port.ts';
import { quickPages, startProduct } from '../harness/product.ts';

const hasNginx = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined;
const isRoot = process.getuid?.() === 0;
if (!hasNginx || !isRoot)
  console.log('The fallback by nginx is not tested here: it needs nginx, and root to run it as another user.');

/** The shipped configuration with ports and folders of this test, run by a user who owns nothing. */
async function startNginx(folder: string, { port, upstream }: { port: number; upstream: number }) {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/var/cache/norvane', join(folder, 'cache'))
    .replace('127.0.0.1:4000', `127.0.0.1:${upstream}`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_certificate.*$/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/run/${name};`,
  );
  mkdirSync(join(folder, 'run'), { mode: 0o755 });
  writeFileSync(
    join(folder, 'run/nginx.conf'),
    `user nobody nogroup; daemon off; pid ${folder}/run/pid; error_log ${folder}/run/error.log; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${shipped}\n}`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'run/nginx.conf'), '-p', folder], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGQUIT');
    if (nginx.exitCode === null) await once(nginx, 'exit');
  });
}

/** A form with files that are too large is answered with a sentence, whoever refuses it; the product keeps its words. */
async function refuseLargeForms(origin: string) {
  const post = async (path: string, megabytes: number, accept: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      email: 'ada@example.com',
      phoneNumber: '+1 780 555 0100',
      message: 'Every word',
    }))
      body.set(name, value);
    body.set('files', new Blob([Buffer.alloc(megabytes * 2 ** 20)]), 'plan.pdf');
    const response = await fetch(origin + path, { method: 'POST', body, headers: { accept } });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  const page = await post('/contact', 13, 'text/html');
  expect([page.status, page.text.includes('Every word'), page.text.includes('10 MB together')]).toEqual([413, true, true]);
  const far = await post('/contact', 65, 'text/html,*/*');
  expect(far).toMatchObject({ status: 413, type: 'text/html; charset=utf-8' });
  expect(far.text).toContain('choose smaller ones');
  const image = await post('/api/v1/addbanner', 13, 'application/json');
  expect([image.status, JSON.parse(image.text).code]).toEqual([413, 'too-large']);
}

test.runIf(hasNginx && isRoot)(
  'when the process is down nginx serves the copy; if it cannot read it, it says 503 and not 404',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'norvane-nginx-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    chmodSync(folder, 0o755); // as /var
    mkdirSync(join(folder, 'cache'), { mode: 0o755 }); // CacheDirectory
    const [port, upstream] = [await freePort(), await freePort()];
    const staticDir = join(folder, 'cache/static');
    const product = await startProduct({
      port: upstream,
      env: {
        ...quickPages,
        DATA_DIR: join(folder, 'state'),
        STATIC_DIR: staticDir,
        TRUST_PROXY: '1',
        ADMIN_EMAILS: '@example.com',
      },
    });
    onTestFinished(() => product.end('SIGKILL'));
    await expect.poll(() => existsSync(join(staticDir, 'csp.map'))).toBe(true);
    await startNginx(folder, { port, upstream });
    const status = (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, init).then(
        (response) => response.status,
        () => 0,
      );

    await expect.poll(() => status('/')).toBe(200);
    await refuseLargeForms(`http://127.0.0.1:${port}`);
    await product.end('SIGKILL');
    for (const path of ['/', '/about-us', '/favicon.svg', '/sitemap.xml'])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect(await status('/nothing')).toBe(404);
    expect(await status('/contact', { method: 'POST', body: 'x' })).toBe(502);
    const page = await fetch(`http://127.0.0.1:${port}/about-us`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");

    chmodSync(staticDir, 0o700);
    for (const path of ['/', '/about-us', '/nothing']) expect([path, await status(path)]).toEqual([path, 503]);
  },
);

test('nginx speaks TLS from 1.2 on and nothing else, with the limits of the product', () => {
  const text = readFileSync('deploy/nginx.conf', 'utf8');
  const all = (name: string) => Array.from(text.matchAll(new RegExp(`^\\s*${name} ([^;]+);`, 'gm')), ([, value]) => value);
  expect(all('listen')).toEqual(['443 ssl http2']);
  expect(all('ssl_protocols')).toEqual(['TLSv1.2 TLSv1.3']);
  expect(all('ssl_ciphers')).toEqual(['ECDHE+AESGCM:ECDHE+CHACHA20']);
  expect(all('limit_conn')).toEqual([`norvane_connections ${maxPerAddress}`]);
  expect(all('client_header_timeout')).toEqual([`${(serverOptions.headersTimeout ?? 0) / 1000}s`]);
  // 10 MB of pictures or files, and the words beside them; the contact form is read on by the product, as far as it does itself
  expect(all('client_max_body_size')).toEqual(['12m', '64m']);
});

test('the units keep the data to themselves and the copy where nginx can read it', () => {
  for (const unit of ['norvane.service', 'norvane@.service']) {
    const text = readFileSync(join('deploy', unit), 'utf8');
    const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1];
    expect(setting('StateDirectoryMode')).toBe('0700');
    expect([setting('CacheDirectory'), setting('CacheDirectoryMode')]).toEqual(['norvane', '0755']);
    expect(text).toContain('STATIC_DIR=/var/cache/norvane/static');
    // systemd keeps the folders of a dynamic user below one that only root may enter.
    expect(setting('DynamicUser')).toBeUndefined();
    expect(setting('User')).toBe('norvane');
  }
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('root /var/cache/norvane/static;');
});
