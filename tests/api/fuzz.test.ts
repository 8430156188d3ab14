import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { limitConnections, serverOptions } from '../../server/web/server-limits.ts';
import { loginAdmin, sendJson, testEmail, testPassword } from '../harness/admin.ts';
import { faultsOf, send } from '../harness/fuzz/exchange.ts';
import { type MadeUp, madeUp } from '../harness/fuzz/request.ts';
import { onEachEngine } from '../harness/make-app.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
const numRuns = Number(process.env.FUZZ_RUNS ?? 250);
const timeoutMs = 60_000 + numRuns * 400;

onEachEngine((make) => {
  async function served() {
    const made = await make({ env: { TRUST_PROXY: '1', ADMIN_EMAILS: '@example.com' } });
    const server = createServer(serverOptions, made.handle).listen(0, '127.0.0.1');
    limitConnections(server);
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { ...made, port: (server.address() as AddressInfo).port };
  }

  test(
    `no made-up request brings a 500, a leak or a slow answer (seed ${seed}, ${numRuns} requests)`,
    async () => {
      const made = await served();
      let { token } = await loginAdmin(made);
      const judge = async (request: MadeUp) => {
        const isOwner = request.headers.authorization === 'owner';
        const headers = { ...request.headers, ...(isOwner && { authorization: `Bearer ${token}` }) };
        const answer = await send(made.port, { ...request, headers });
        expect(faultsOf(answer)).toEqual([]);
        // The made-up owner may have logged out.
        if (isOwner && answer.status === 401)
          token = (await sendJson(made, paths.login, { email: testEmail, password: testPassword })).body.token ?? token;
      };
      await fc.assert(fc.asyncProperty(madeUp, judge), { seed, numRuns, interruptAfterTimeLimit: timeoutMs - 30_000 });
      expect((await made.app.request(paths.healthz)).status).toBe(200);
    },
    timeoutMs,
  );

  test('bytes that are not HTTP end the connection and nothing else', async () => {
    const { port, app } = await served();
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }).map((each) => Buffer.from(each)),
      fc
        .constantFrom(
          'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
          'POST /contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
          'GET http://other.example/ HTTP/1.1\r\nHost: other.example\r\n\r\n',
          'GET / HTTP/9.9\r\n\r\n',
          'GET / HTTP/1.1\r\n\r\n',
          'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
          'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
          'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
          'GET /\xff\xfe HTTP/1.1\r\nHost: \0\r\n\r\n',
        )
        .map((each) => Buffer.from(each, 'latin1')),
    );
    const deliver = (each: Buffer) =>
      new Promise<string>((resolve) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.end(each));
        socket.setTimeout(10_000, () => socket.destroy());
        socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
        socket.on('error', () => {});
        socket.on('close', () => resolve(answer));
      });
    await fc.assert(
      fc.asyncProperty(bytes, async (each) => {
        expect(await deliver(each)).not.toMatch(/^HTTP\/1\.1 5|node_modules|\n\s+at /);
      }),
      { seed, numRuns: Math.min(numRuns, 60) },
    );
    expect((await app.request(paths.healthz)).status).toBe(200);
  });
});
