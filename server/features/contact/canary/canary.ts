import { setTimeout as pause } from 'node:timers/promises';
import type { ContactReceipt, FormToken } from '../../../../contract/contact.ts';
import { paths } from '../../../../contract/paths.ts';
import type { Log } from '../../../log.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { every } from '../../../platform/jobs.ts';
import { hours, minutes } from '../../../platform/time.ts';
import { canaryStore, type Proof } from './canary.store.ts';

const lookEveryMs = minutes(1);
const retryMs = minutes(30);
const leaseMs = minutes(10);
const timeoutMs = minutes(2);
const callMs = 20_000;
const startsAt = { hour: 3, minute: 10 }; // by the server's clock

type Needs = {
  database: OpenDatabase;
  /** Where this process listens; undefined while it does not. */
  origin: () => string | undefined;
  /** Throws if nothing can be saved. */
  canWrite: () => Promise<void>;
  eraseMailFiles: (references: string[]) => Promise<unknown>;
  log: Log;
  now: () => number;
};

/** Something on the way of a message is broken; the sentence says what. */
class Broken extends Error {}

/** Whether mail and webhooks have had time enough to leave. */
type HadTime = () => boolean | Promise<boolean>;
function within(ms: number): HadTime {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/**
 * Every night a message goes through the contact form as a visitor's would, over the network, into the database, and from there
 * to the mail server and the webhooks. It is recognized by a pass, seen by nobody and removed.
 */
export function contactCanary({ database: { db }, origin, canWrite, eraseMailFiles, log, now }: Needs) {
  const store = canaryStore(db);
  const startedAt = now();
  /** Kept here too: a full disk must not keep the board from saying so. */
  let latest: Proof | undefined;

  async function call<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${origin()}${path}`, { ...init, redirect: 'error', signal: AbortSignal.timeout(callMs) }).catch(
      () => {
        throw new Broken('the server does not answer itself.');
      },
    );
    const answer = (await response.json().catch(() => ({}))) as Answer & { message?: string };
    if (!response.ok) throw new Broken(`${path} answered ${response.status}: ${answer.message ?? 'no reason given'}`);
    return answer;
  }

  async function sendMessage(pass: string): Promise<string> {
    const { token, minimumMs } = await call<FormToken>(paths.formToken);
    await pause(minimumMs); // as long as a person takes at least
    const message = `Nightly test of the contact form, ${new Date(now()).toISOString()}. It is removed by itself.`;
    const headers = { 'content-type': 'application/json', 'x-form-token': token, 'x-canary': pass };
    const body = JSON.stringify({ email: 'canary@example.com', phoneNumber: '+1 780 555 0100', firstName: 'Canary', message });
    const { reference } = await call<ContactReceipt>(paths.contact, { method: 'POST', headers, body });
    if ((await store.stored(reference))?.message !== message) throw new Broken('a message was accepted, but is not stored.');
    return reference;
  }

  /** Waits until mail and webhooks have left, and says what has not. */
  async function waitUntilGone(reference: string, hadTime: HadTime) {
    for (; ; await pause(200)) {
      const isLastLook = await hadTime();
      const [mail] = await store.mails(reference);
      const waiting = (await store.deliveries(reference)).find(
        ({ outcome, state }) => outcome !== 'delivered' && state === 'active',
      );
      if (!mail && !waiting) return;
      if (!isLastLook) continue;
      if (mail) throw new Broken(`the notification mail does not leave: ${(mail.last_error ?? 'nobody sends it').slice(0, 200)}`);
      throw new Broken(`the webhook “${waiting?.name}” does not take it: ${waiting?.error || 'nobody sends it'}`);
    }
  }

  async function clearUp() {
    const references = await store.references();
    await store.remove(references);
    await eraseMailFiles(references);
    if ((await store.references()).length) throw new Broken('the test message cannot be removed.');
  }

  /** What is broken, or undefined. Undefined too if another process is at it. */
  async function findFault(hadTime?: HadTime): Promise<{ isDone: boolean; sentence?: string }> {
    try {
      const pass = await store.begin(now(), now() - leaseMs);
      if (!pass) return { isDone: false };
      try {
        await waitUntilGone(await sendMessage(pass), hadTime ?? within(timeoutMs));
      } finally {
        await clearUp();
      }
      return { isDone: true };
    } catch (error) {
      const isRoom = await canWrite().then(
        () => true,
        () => false,
      );
      if (!isRoom) return { isDone: true, sentence: 'nothing can be saved; the disk is full or cannot be written.' };
      if (error instanceof Broken) return { isDone: true, sentence: error.message };
      log.error({ err: error }, 'the test of the contact form failed');
      return { isDone: true, sentence: 'the database does not take it.' };
    }
  }

  const lastProof = async () => {
    const stored = await store.proof().catch(() => undefined);
    return (stored?.at ?? 0) >= (latest?.at ?? 0) ? stored : latest;
  };

  /** Tests the form now; returns whether it did. */
  async function run(hadTime?: HadTime): Promise<boolean> {
    const { isDone, sentence } = await findFault(hadTime);
    if (!isDone) return false;
    const before = await lastProof();
    const at = now();
    latest = sentence
      ? { at, provenAt: before?.provenAt ?? null, brokenSince: before?.brokenSince ?? at, sentence }
      : { at, provenAt: at, brokenSince: null, sentence: '' };
    await store.record(latest).catch((error: unknown) => log.error({ err: error }, 'the test of the contact form is not noted'));
    if (sentence) log.error({ sentence }, 'the contact form is broken');
    return true;
  }

  async function runIfDue(hadTime?: HadTime): Promise<boolean> {
    if (!origin()) return false;
    const last = await lastProof();
    const isDue = lastNight(now()) > (last?.at ?? startedAt) || (last?.brokenSince && now() - last.at > retryMs);
    return isDue ? run(hadTime) : false;
  }

  return {
    run,
    runIfDue,
    /** For the health board. */
    lastProof,
    start: (stop: AbortSignal) => every(lookEveryMs, 'test of the contact form', runIfDue, { log, stop }),
  };
}

/** The last time at which the test was due. */
export function lastNight(now: number): number {
  const night = new Date(now);
  night.setHours(startsAt.hour, startsAt.minute, 0, 0);
  return night.getTime() <= now ? night.getTime() : night.getTime() - hours(24);
}
