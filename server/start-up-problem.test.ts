import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CannotListen, startUpProblem } from './start-up-problem.ts';

const failed = (code: string, more: object = {}) => Object.assign(new Error(`it failed: ${code}`), { code, ...more });

test.each(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])('a HOST that is not this machine (%s) is called so', (code) => {
  expect(startUpProblem(new CannotListen(failed(code)))).toBe('Cannot start: HOST is no address of this machine.');
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'])('a database that is not there (%s) is called so', (code) => {
  expect(startUpProblem(failed(code))).toBe('Cannot start: the database of DATABASE_URL does not answer.');
});

test('a system that cannot share ports is called so', () => {
  expect(startUpProblem(new CannotListen(failed('ENOTSUP')))).toMatch(/Set REUSE_PORT to 0\.$/);
});

test('a port that is taken is named', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  const error = await new Promise((resolve) => createServer().once('error', resolve).listen(port, '127.0.0.1'));
  expect(startUpProblem(new CannotListen(error))).toBe(`Cannot start: port ${port} is in use. Set PORT to another one.`);
});

test('a database address that cannot be read is named without its password', () => {
  expect(startUpProblem(failed('ERR_INVALID_URL', { input: 'postgres://a:secret@[/x' }))).toBe(
    'Cannot start: DATABASE_URL cannot be read as an address.',
  );
});
