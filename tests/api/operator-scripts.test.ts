// What whoever runs the product types: each script helps, refuses in one sentence, and leaves nothing behind where it cannot work.
import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contact } from '../harness/calls.ts';
import { freePort } from '../harness/free-port.ts';
import { quickPages, startProduct } from '../harness/product.ts';
import { scriptEnv } from '../harness/run-script.ts';
import { startSmtp } from '../harness/smtp.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const timeoutMs = 120_000;
const forOperators = [
  ...[
    'backup',
    'restore',
    'migrate-to',
    'admin',
    'doctor',
    'crash-check',
    'cluster-check',
    'soak',
    'measure',
    'measure-uploads',
    'attack',
  ],
  ...['bench', 'fuzz', 'dates', 'icons', 'artwork'],
];

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'norvane-operator-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const envFile = '--import=./scripts/env-file.mjs'; // of whoever runs the tests; not for them

type Ran = { code: number; stdout: string; stderr: string };

/** Runs a script of package.json with Node as npm would, with this environment and no other. */
function script(name: string, args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const words = (scripts[name] ?? '').split(' ').filter((word) => word !== 'node' && word !== envFile);
  return new Promise((settle) => {
    execFile(process.execPath, [...words, ...args], { env: { ...scriptEnv(), ...env } }, (error, stdout, stderr) =>
      settle({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('every script helps and does nothing else', { timeout: timeoutMs }, async () => {
  const dataDir = join(folder(), 'data');
  const ask = async (name: string) => ({ name, ...(await script(name, ['--help'], { DATA_DIR: dataDir })) });
  for (let at = 0; at < forOperators.length; at += 2) {
    for (const { name, code, stdout, stderr } of await Promise.all(forOperators.slice(at, at + 2).map(ask))) {
      expect([code, stderr], name).toEqual([0, '']);
      expect(stdout).toContain(`npm run ${name}`);
      expect(stdout).toContain('Example:');
    }
  }
  expect(existsSync(dataDir)).toBe(false);
});

test.each([
  ['backup', '--nonsense', "Unknown option '--nonsense'. See --help.\n"],
  ['soak', '--minutes=long', '--minutes must be a number.\n'],
  ['dates', 'nonsense', "'nonsense' is not understood. See --help.\n"],
])('npm run %s -- %s is refused with one sentence', async (name, word, sentence) => {
  const dataDir = join(folder(), 'data');
  expect(await script(name, [word], { DATA_DIR: dataDir })).toEqual({ code: 1, stdout: '', stderr: sentence });
  expect(existsSync(dataDir)).toBe(false);
});

test('a restore from a file that is missing, or is no backup, is one sentence and leaves no folder', {
  timeout: timeoutMs,
}, async () => {
  const dataDir = join(folder(), 'data');
  const missing = await script('restore', ['missing.tar.gz'], { DATA_DIR: dataDir });
  expect(missing).toEqual({ code: 1, stdout: '', stderr: 'Not restored: there is no file missing.tar.gz.\n' });
  const other = await script('restore', ['package.json'], { DATA_DIR: dataDir });
  expect(other).toEqual({ code: 1, stdout: '', stderr: 'Not restored: This is not a backup.\n' });
  expect(existsSync(dataDir)).toBe(false);
});

/** Everything below a folder that others on the machine could read or write, but for the copy of the public pages. */
const openToOthers = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(root, 'static')) && statSync(path).mode & 0o077);

test('the data folder is the server’s alone, a second start touches nothing in it, and the doctor finds all well', {
  timeout: timeoutMs,
}, async () => {
  const [root, smtp] = [folder(), await startSmtp()];
  onTestFinished(smtp.stop);
  const dataDir = join(root, 'data');
  mkdirSync(join(dataDir, 'outbox'), { recursive: true, mode: 0o755 }); // as an earlier version left it
  writeFileSync(join(dataDir, 'norvane.db'), '', { mode: 0o644 });
  const product = await startProduct({
    port: await freePort(),
    env: { ...quickPages, DATA_DIR: dataDir, CONTACT_TO: 'team@example.com' },
  });
  onTestFinished(() => product.end('SIGKILL'));
  for (const name of ['SMTP_URL', 'BACKUP_EVERY']) await product.printed(new RegExp(`${name} is not set: `));
  expect(product.output()).not.toContain('CONTACT_TO is not set');
  expect((await contact(product.url, 'visitor@example.com')).status).toBe(200);
  await expect.poll(() => readdirSync(join(dataDir, 'outbox')).length).toBe(1);
  await expect.poll(() => existsSync(join(dataDir, 'static/404.html.br'))).toBe(true);
  expect(openToOthers(dataDir)).toEqual([]);
  mkdirSync(join(dataDir, 'incoming'), { recursive: true, mode: 0o700 });
  writeFileSync(join(dataDir, 'incoming/under-way'), 'an upload', { mode: 0o600 });
  const second = startProduct({ port: await freePort(), env: { ...quickPages, DATA_DIR: dataDir } });
  await expect(second).rejects.toThrow('another process uses DATA_DIR');
  expect(existsSync(join(dataDir, 'incoming/under-way'))).toBe(true);
  expect(statSync(dataDir).mode & 0o777).toBe(0o711); // a passage to the copy
  for (const name of ['', 'index.html', 'assets']) expect(statSync(join(dataDir, 'static', name)).mode & 0o044).toBe(0o044);

  expect((await script('backup', [], { DATA_DIR: dataDir })).code).toBe(0);
  expect(openToOthers(dataDir)).toEqual([]);
  const well = await script('doctor', ['--mail', 'olga@example.com'], { DATA_DIR: dataDir, SMTP_URL: smtp.url });
  expect([well.code, well.stderr]).toEqual([0, '']);
  for (const what of ['configuration', 'database', 'clock', 'backup', 'disk', 'permissions', 'storage', 'mail'])
    expect(well.stdout).toMatch(new RegExp(`^(ok|warn) +${what} `, 'm'));
  expect(smtp.received[0]?.to).toEqual(['olga@example.com']);
});

test('the doctor names what is wrong, changes nothing and ends with 1', { timeout: timeoutMs }, async () => {
  const dataDir = join(folder(), 'data');
  const port = await freePort();
  const fresh = await script('doctor', [], { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${port}` });
  expect(fresh.code).toBe(1);
  expect(fresh.stdout).toMatch(/^warn +database +there is none/m);
  expect(fresh.stdout).toMatch(/^fail +mail +127\.0\.0\.1:\d+: /m);
  expect(existsSync(dataDir)).toBe(false);
  const bad = await script('doctor', [], { PORT: 'x' });
  expect(bad).toMatchObject({ code: 1, stdout: 'fail  configuration  PORT must be a number.\n' });

  mkdirSync(dataDir, { mode: 0o755 });
  writeFileSync(join(dataDir, 'norvane.db'), 'not a database at all, but long enough to be read as one');
  chmodSync(join(dataDir, 'norvane.db'), 0o644);
  const damaged = await script('doctor', [], { DATA_DIR: dataDir });
  expect(damaged.code).toBe(1);
  expect(damaged.stdout).toMatch(/^fail +database /m);
  expect(damaged.stdout).toMatch(/^warn +permissions +others on this machine can read /m);
});

test('npm start reads .env, and the environment itself wins', async () => {
  const home = folder();
  writeFileSync(join(home, '.env'), 'LOG_LEVEL=nonsense\nPORT=also-nonsense\n');
  const words = (scripts.start ?? '').split(' ');
  expect(words).toContain(envFile);
  const started = await new Promise<string>((settle) => {
    const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(home, 'data') };
    execFile(
      process.execPath,
      [`--import=${resolve('scripts/env-file.mjs')}`, resolve('build/server/main.js')],
      { cwd: home, env },
      (_, _stdout, stderr) => settle(stderr),
    );
  });
  expect(started).toContain('LOG_LEVEL');
  expect(started).not.toContain('PORT');
});
