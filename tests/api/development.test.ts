// npm run dev: the page as a developer sees it, made by Vite instead of the build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/free-port.ts';

test('the development server shows a page whose inline scripts run and whose application is there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-dev-'));
  const port = String(await freePort());
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { PATH: process.env.PATH, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
  await once(server.stdout, 'data'); // it says where it is

  const url = `http://127.0.0.1:${port}`;
  const page = await (await fetch(url)).text();
  expect(page).toContain('Clear direction for complex systems');
  const [, early = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const [, modules = '', arrived = ''] =
    /<script type="module" data-modules="([^"]+)"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(early).toContain('opening');
  expect(arrived).toContain('app-ready');
  for (const script of [early, arrived]) expect(() => new Script(script)).not.toThrow(); // each is in one piece
  const application = await fetch(url + modules);
  expect(application.status).toBe(200);
  expect(await application.text()).toContain('hydrateRoot');
});
