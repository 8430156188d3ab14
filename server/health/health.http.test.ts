import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testPassword } from '../../tests/harness/admin.ts';
import { makeApp, onEachEngine } from '../../tests/harness/make-app.ts';
import { limitConnections, serverOptions } from '../web/server-limits.ts';

const token = 'a-token-of-twenty-characters';

/** The application behind a real socket, as main.ts sets it up. */
async function served(env: Record<string, string> = {}) {
  const made = await makeApp('sqlite', { env });
  const server = createServer(serverOptions, made.handle).listen(0, '127.0.0.1');
  limitConnections(server);
  made.watchServer(server);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...made,
    port,
    get: (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
  };
}

test('this machine reads the metrics without a token, but nobody through a proxy on it', async () => {
  const { get } = await served();
  expect((await get(paths.metrics)).status).toBe(200);
  expect((await get(paths.metrics, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(401);
  expect((await get(paths.metrics, { forwarded: 'for=203.0.113.7' })).status).toBe(401);
});

test('requests, the page cache and the state of the process are counted', async () => {
  const { get } = await served();
  await get('/');
  await get('/');
  await get('/api/v1/nothing-here');
  const text = await (await get(paths.metrics)).text();
  expect(text).toContain('norvane_page_cache_total{outcome="miss"} 1');
  expect(text).toContain('norvane_page_cache_total{outcome="hit"} 1');
  expect(text).toContain('norvane_requests_total{class="page",status="200"} 1');
  expect(text).toContain('norvane_memory_answers_total{class="page",status="200"} 1');
  expect(text).toContain('norvane_requests_total{class="api",status="404"} 1');
  expect(text).toContain('norvane_request_seconds_count{class="api"} 1');
  expect(text).toMatch(/norvane_open_connections [1-9]/);
  expect(text).toMatch(/norvane_memory_rss_bytes \d{7,}/);
  expect(text).toContain('norvane_outbox_waiting 0');
});

test('the health board needs a session', async () => {
  const { get } = await served();
  expect((await get(paths.healthBoard)).status).toBe(401);
});

test('a header too large and a request that is not HTTP get a short answer', async () => {
  const { port, get } = await served();
  expect((await get('/', { 'x-large': 'x'.repeat(20_000) })).status).toBe(431);
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  socket.write('nonsense\r\n\r\n');
  const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  expect(answer).toBe('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
});

onEachEngine((make) => {
  test('owners read what is not set up and of the last backup, in plain words; others read of faults only', async () => {
    const app = await make({ env: { BACKUP_EVERY: '24h' } });
    const { token } = await loginAdmin(app);
    const who = { email: 'late@example.com', username: 'Lara Late', password: testPassword };
    await registerAdmin(app, who);
    await app.accounts.operator.approve({ id: (await app.accounts.operator.find(who.email))?.id ?? '', email: who.email });
    const { body: admin } = await sendJson(app, paths.login, who);
    const boardOf = async (session: string) =>
      (await sendJson(app, paths.healthBoard, undefined, { method: 'GET', token: session })).body;
    expect(await boardOf(token)).toEqual({
      faults: [],
      notes: ['Email is not set up', 'Nobody gets an email', 'The key of the backups'].map((note) =>
        expect.stringContaining(note),
      ),
      backup: { last: null },
    });
    expect(JSON.stringify(await boardOf(token))).not.toMatch(/[A-Z]{3,}_/);
    expect(await boardOf(admin.token)).toEqual({ faults: [] });
  });

  test('from elsewhere the metrics need their token', async () => {
    const { app } = await make({ env: { METRICS_TOKEN: token } });
    expect((await app.request(paths.metrics)).status).toBe(401);
    expect((await app.request(paths.metrics, { headers: { authorization: 'Bearer another-token-of-twenty' } })).status).toBe(401);
    const allowed = await app.request(paths.metrics, { headers: { authorization: `Bearer ${token}` } });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  test('an unreachable database is shown on the board', async () => {
    const { board, database } = await make();
    await board.run();
    expect(board.faults()).toEqual([]);
    await database.close();
    await board.run();
    expect(board.faults().map((fault) => fault.what)).toContain('database');
  });
});
