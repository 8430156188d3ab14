import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../../contract/health-board.ts';
import { makeLog } from '../log.ts';
import { type AlertText, boardAlerts } from './alerts.ts';

async function board(more: { mayTell?: (what: string) => Promise<boolean>; mailFails?: boolean } = {}) {
  const posted: { state: string; what: string; text: string }[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    posted.push(JSON.parse(Buffer.concat(chunks).toString()));
    res.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const mails: AlertText[] = [];
  const state = { time: 0, faults: [] as Fault[] };
  const alerts = boardAlerts({
    faults: () => state.faults,
    mayTell: more.mayTell ?? (async () => true),
    mail: async (text) => {
      if (more.mailFails) throw new Error('the database is gone');
      mails.push(text);
    },
    webhook: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    log: makeLog('silent'),
    now: () => state.time,
  });
  return { state, alerts, mails, posted };
}

const disk: Fault = { what: 'disk', sentence: 'The disk is almost full: 3 MB are left.', since: 0 };

test('a fault that lasts is told once, by mail and webhook, and so is its end', async () => {
  const { state, alerts, mails, posted } = await board();
  state.faults = [disk];
  await alerts.look();
  expect(mails).toEqual([]);
  for (state.time of [30_000, 45_000, 60_000]) await alerts.look();
  expect(mails).toEqual([{ subject: 'Fault: disk', lines: [disk.sentence] }]);
  expect(posted).toMatchObject([{ state: 'fault', what: 'disk', text: expect.stringContaining(disk.sentence) }]);
  state.faults = [];
  await alerts.look();
  await alerts.look();
  expect(mails.map(({ subject }) => subject)).toEqual(['Fault: disk', 'Passed: disk']);
  expect(posted.map(({ state }) => state)).toEqual(['fault', 'passed']);
});

test('of several instances one tells, and the webhook works without the database', async () => {
  const quiet = await board({ mayTell: async () => false });
  const broken = await board({ mailFails: true, mayTell: async () => Promise.reject(new Error('the database is gone')) });
  for (const each of [quiet, broken]) {
    each.state.faults = [disk];
    each.state.time = 30_000;
    await each.alerts.look();
  }
  expect([quiet.mails.length, quiet.posted.length]).toEqual([0, 0]);
  expect(broken.posted).toHaveLength(1);
});
