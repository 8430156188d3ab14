import type { Log } from '../../log.ts';
import type { OutboxRow } from '../db/schema.ts';
import type { OpenKey } from '../seal.ts';
import { hours, minutes } from '../time.ts';
import type { OutboxStore } from './outbox.store.ts';
import { errorCodesOf, isPermanentRejection, type MailTransport } from './transport.ts';
import { openMail, type WaitingMail } from './waiting-mail.ts';

const pollEveryMs = 1000;
const leaseMs = minutes(5); // longer than any attempt, see the transport's timeouts
const maxRecordTries = 30; // some minutes, within the lease
const firstWaitMs = 5000;
const maxWaitMs = minutes(15);
const usualGraceMs = 2000;
const maxRejections = 5; // reached after about two minutes
const secretLifetimeMs = hours(1); // the longest lifetime of any code or token

/** Exponential backoff from five seconds to 15 minutes. */
export const backoffMs = (attempts: number) => Math.min(firstWaitMs * 2 ** (attempts - 1), maxWaitMs);

type Deps = {
  store: OutboxStore;
  transport: MailTransport;
  key: OpenKey;
  log: Log;
  /** CONTACT_TO: mails to the team are never dropped; the fault board shows them until they are accepted. */
  team?: string;
  now?: () => number;
  /** How long stopping waits for the mail that is being sent. */
  graceMs?: number;
};

/**
 * Sends the outbox in the background. Any number of instances may run it. A mail is retried until it is sent, unless its
 * recipient is rejected permanently or its code has expired.
 */
export function mailWorker({ store, transport, key, log, team, now = Date.now, graceMs = usualGraceMs }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let inFlight: Promise<unknown> = Promise.resolve();

  /** Attempts each due mail once; returns how many were sent. */
  async function sendDue(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const row = await store.claim({ now: now(), leaseUntil: now() + leaseMs, keyId: key.id });
      if (!row) break;
      const mail = await openOrPostpone(row);
      if (!mail) continue;
      if (mail.secret && now() - mail.createdAt >= secretLifetimeMs) {
        await store.remove(mail.id);
        log.warn({ mailId: mail.id, attempts: mail.attempts }, 'a mail was dropped: its code or token has run out');
        continue;
      }
      try {
        await transport.send(mail);
      } catch (error) {
        await rescheduleOrDrop(mail, error);
        continue;
      }
      await recordSent(mail.id);
      sent += 1;
    }
    if (!stopped) await store.removeDecoys();
    return sent;
  }

  /** A damaged row must not hold up the mails behind it. */
  async function openOrPostpone(row: OutboxRow): Promise<WaitingMail | undefined> {
    try {
      return openMail(row, key);
    } catch (error) {
      await store.postpone(row.id, now() + maxWaitMs, 'The mail cannot be decrypted.');
      log.error({ err: error, mailId: row.id }, 'a mail cannot be decrypted');
      return undefined;
    }
  }

  /** Logs only codes, never the server's message: it contains the address. */
  async function rescheduleOrDrop({ id, attempts, to }: WaitingMail, error: unknown) {
    const details = { mailId: id, attempts, ...errorCodesOf(error) };
    if (isPermanentRejection(error) && attempts >= maxRejections && to !== team) {
      await store.giveUp(id, now(), error instanceof Error ? error.message : String(error));
      log.warn(details, 'a mail was given up: it is refused for good');
      return;
    }
    const wait = backoffMs(attempts);
    await store.postpone(id, now() + wait, error instanceof Error ? error.message : String(error));
    log.warn({ ...details, retryInSeconds: wait / 1000 }, 'a mail could not be sent');
  }

  /** Retries until the sent mail is removed. If the database is down now, the mail would otherwise be sent twice. */
  async function recordSent(id: string) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await store.remove(id);
      } catch (error) {
        if (stopped || tries >= maxRecordTries) throw error;
        await new Promise((resume) => setTimeout(resume, Math.min(250 * 2 ** tries, 10_000)));
      }
    }
  }

  function scheduleNext() {
    if (stopped) return;
    timer = setTimeout(() => {
      inFlight = sendDue()
        .catch((error) => log.error({ err: error }, 'the outbox could not be read'))
        .then(scheduleNext);
    }, pollEveryMs).unref();
  }

  return {
    sendDue,
    start: scheduleNext,
    /** Lets the current mail finish, but not for long if the server hangs: the mail stays in the outbox. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      transport.close();
      await Promise.race([inFlight, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}
