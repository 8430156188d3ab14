// Fills the disk of a running server and frees it again: what cannot be saved is refused, and the server recovers by itself.
import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import type { AdminBanner } from '../../contract/cards.ts';
import type { HealthBoard } from '../../contract/health-board.ts';
import { paths } from '../../contract/paths.ts';
import { loginAdmin } from '../harness/admin.ts';
import { adminOf, cardForm, storedFiles } from '../harness/cards.ts';
import { onEachEngine } from '../harness/make-app.ts';
import { startBareServer } from '../harness/start-bare-server.ts';

onEachEngine((make, engine) => {
  test.runIf(process.platform === 'linux')(
    'with a full disk pages are served, nothing is half saved, the dashboard says so, and room alone heals it',
    async () => {
      const app = await make();
      const { headers } = await adminOf(app);
      const colleague = await loginAdmin(app, { email: 'colleague@example.com' });
      await app.close();
      const { child, origin } = await startBareServer(app.dataDir, app.databaseUrl);
      onTestFinished(() => void child.kill('SIGKILL'));
      const mostBytes = (limit: string) => execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${limit}:unlimited`]);

      const call = async (path: string, init: RequestInit = {}) => {
        const response = await fetch(origin + path, { ...init, headers: { ...headers, ...init.headers } });
        const text = await response.text();
        return { status: response.status, text, body: text.startsWith('<') ? undefined : JSON.parse(text) };
      };
      const addBanner = async () => call(paths.addBanner, { method: 'POST', body: await cardForm() });
      const send = (name: string) =>
        call(paths.contact, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: `${name}@example.com`, phoneNumber: '+1 780 555 0100', message: 'Please call.' }),
        });
      const banners = async () => ((await call(paths.banners)).body as AdminBanner[]).length;
      const faults = async () => ((await call(paths.healthBoard)).body as HealthBoard).faults.map(({ what }) => what);

      expect((await addBanner()).status).toBe(201);
      expect((await send('before')).status).toBe(200);
      await expect.poll(() => storedFiles(app.dataDir)).toContainEqual(expect.stringMatching(/\.avif$/)); // made last
      const files = storedFiles(app.dataDir);

      mostBytes('0');
      expect((await call('/')).status).toBe(200);
      expect(await addBanner()).toMatchObject({ status: 500, body: { error: expect.stringContaining('no room left') } });
      // PostgreSQL keeps its files elsewhere; the embedded database has no space either.
      const refused = await send('meanwhile');
      expect(refused.status).toBe(engine === 'sqlite' ? 500 : 200);
      if (engine === 'sqlite') expect(refused.body.error).toBe('Something went wrong on our side. Please try again.');
      expect(await faults()).toContain('disk');
      expect((await call('/readyz')).status).toBe(503);
      expect(await banners()).toBe(1);
      expect(storedFiles(app.dataDir)).toEqual(files);

      expect((await call(paths.logout, { method: 'POST', headers: colleague.headers })).status).toBe(200);
      expect((await call(paths.me, { headers: colleague.headers })).status).toBe(401);

      // The nightly test finds it out too, and the board says so although nothing can be noted.
      if (engine === 'sqlite') {
        child.kill('SIGUSR2');
        const form = async () =>
          ((await call(paths.healthBoard)).body as HealthBoard).faults.find(({ what }) => what === 'contact-form')?.sentence ??
          '';
        await expect.poll(form).toContain('the disk is full');
      }

      mostBytes('unlimited');
      expect((await send('after')).status).toBe(200);
      expect((await addBanner()).status).toBe(201);
      expect(await banners()).toBe(2);
      expect(await faults()).not.toContain('disk');
      await expect.poll(async () => (await call('/readyz')).status).toBe(200);
      expect(child.exitCode).toBeNull();
    },
  );
});
