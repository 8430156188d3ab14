// npm run dev: the page as a developer sees it, made by Vite instead of the build, and as it follows what is saved.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Script } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { freePort } from '../harness/free-port.ts';
import { scriptEnv } from '../harness/run-script.ts';

const copied = ['app', 'content', 'contract', 'server', 'scripts', 'public', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const timeoutMs = 120_000;
let project = '';
let url = '';
let said = '';
let server: ChildProcessByStdio<null, Readable, Readable> | undefined;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'norvane-dev-'));
  for (const part of copied) cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: project,
    env: { ...scriptEnv(), PORT: port, HOST: '127.0.0.1', CONTACT_TO: 'team@example.com', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr.on('data', (chunk: Buffer) => (said += chunk));
  server.stdout.on('data', (chunk: Buffer) => (said += chunk));
  await vi.waitUntil(() => said.includes('is at http'), { timeout: timeoutMs });
}, timeoutMs);

afterAll(async () => {
  if (server?.kill('SIGKILL')) await once(server, 'exit');
  rmSync(project, { recursive: true, force: true });
});

const read = async (path: string) => (await fetch(url + path)).text();

/** Saves a file with one text in the place of another, and gives what puts it right again. */
function edit(file: string, from: string, to: string) {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} lacks ${from}`);
  writeFileSync(path, before.replace(from, to));
  return () => writeFileSync(path, before);
}

test('the development server shows a page whose inline scripts run and whose application is there', async () => {
  const page = await read('/');
  expect(page).toContain('Clear direction for complex systems');
  const [, head = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, entry = '', body = ''] = /<script type="module" data-entry="([^"]+)"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(head).toContain('localStorage');
  expect(body).toContain('app-ready');
  for (const script of [head, body]) expect(() => new Script(script)).not.toThrow(); // each is in one piece
  const application = await fetch(url + entry);
  expect(application.status).toBe(200);
  expect(await application.text()).toContain('hydrate');
});

test('whatever is saved shows in the next answer, twenty times', { timeout: timeoutMs }, async () => {
  await read('/app/site.css');
  const places: [file: string, text: string, withMark: (mark: string) => string][] = [
    ['app/shell/footer.tsx', '<footer className="', (mark) => `<footer className="${mark} `],
    ['app/ui/button.css', '.btn {', (mark) => `.${mark}, .btn {`],
    ['server/web/app.ts', 'There is nothing at this address.', (mark) => `Nothing: ${mark}.`],
    ['content/company.ts', "'Norvane'", (mark) => `'Norvane ${mark}'`],
  ];
  let undo: (() => void)[] = [];
  for (const [round, path] of ['/', '/contactUs', '/news', '/blogs', '/services'].entries()) {
    for (const back of undo) back();
    const mark = `round-${round}`;
    undo = places.map(([file, text, withMark]) => edit(file, text, withMark(mark)));
    // Pages that were not loaded before too.
    const page = await read(path);
    expect(page).toContain(`<footer class="${mark} `);
    expect(page).toContain(`Norvane ${mark}`);
    const others = [await read('/app/site.css'), await read('/api/v1/nowhere'), await read('/@id/__x00__virtual:search-index')];
    expect(others[0]).toContain(`.${mark}`);
    expect(others[1]).toContain(`Nothing: ${mark}.`);
    expect(others[2]).toContain(`Norvane ${mark}`);
    // What the round before said is gone.
    for (const answer of [page, ...others]) expect(answer).not.toContain(`round-${round - 1}`);
  }
  for (const back of undo) back();
  expect(await read('/')).not.toContain('round-');
});

test('what does not load leaves the site as it was, and is mended by the next save', { timeout: timeoutMs }, async () => {
  const mendSyntax = edit('server/web/app.ts', 'export function createApp', 'export function {');
  expect(await read(paths.readyz)).toContain('ready');
  expect(said).toContain('Loading failed');
  mendSyntax();

  edit('app/shell/footer.tsx', 'export ', "import { word } from './not-yet-written.ts';\nexport const its = word;\nexport ");
  expect(await read('/')).toContain('Clear direction for complex systems');
  writeFileSync(join(project, 'app/shell/not-yet-written.ts'), "export const word = 'written';\n");
  edit('content/company.ts', "'Norvane'", "'Norvane Healed'");
  expect(await read('/')).toContain('Norvane Healed');
});

test('a mail leaves after a reload', async () => {
  const sent = await fetch(url + paths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.com', phoneNumber: '+1 780 555 0100', message: 'Hello' }),
  });
  expect(sent.status).toBe(200);
  const outbox = join(project, 'data/outbox');
  await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length).toBeTruthy();
});
