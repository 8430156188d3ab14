import { expect, test, vi } from 'vitest';
import { makeLog } from '../../log.ts';
import { openKey } from '../seal.ts';
import type { OutboxStore } from './outbox.store.ts';
import type { MailTransport } from './transport.ts';
import { mailWorker } from './worker.ts';

test('a mail that left while the database was gone is noted when it is back, and does not leave twice', async () => {
  vi.useFakeTimers();
  const waiting = [{ id: 'one', attempts: 1, sealed: null }];
  const noted: string[] = [];
  let triesUntilBack = 3;
  const store = {
    claim: async () => waiting[0],
    removeDecoys: async () => {},
    remove: async (id: string) => {
      triesUntilBack -= 1;
      if (triesUntilBack > 0) throw new Error('the database is gone');
      waiting.shift();
      noted.push(id);
    },
  } as unknown as OutboxStore;
  const left: string[] = [];
  const transport = { send: async ({ id }: { id: string }) => void left.push(id), close() {} } as unknown as MailTransport;
  const sending = mailWorker({ store, transport, key: openKey('a key'), log: makeLog('silent') }).sendDue();
  await vi.runAllTimersAsync();
  expect(await sending).toBe(1);
  expect(left).toEqual(['one']);
  expect(noted).toEqual(['one']);
  vi.useRealTimers();
});
