import type { Log } from '../../log.ts';
import { days, hours, minutes } from '../time.ts';
import type { OutboxStore, WaitingMail } from './outbox.store.ts';
import { isRefusedForGood, type MailTransport, whyNot } from './transport.ts';

const lookEveryMs = 1000;
const leaseMs = minutes(5); // longer than any attempt, see the transport's timeouts
const noteTries = 30; // some minutes, within the lease
const firstWaitMs = 5000;
const longestWaitMs = minutes(15);
const graceMs = 2000;
const mostRefusals = 5; // reached after about two minutes
const secretsLiveMs = hours(1); // the longest lifetime of any code or token
const keepSentMs = days(30);

/** Exponential backoff from five seconds to 15 minutes. */
export const waitAfter = (attempts: number) => Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);

type Deps = {
  store: OutboxStore;
  transport: MailTransport;
  log: Log;
  /** CONTACT_TO: mails to the team are never dropped; the fault board shows them until they are accepted. */
  team?: string;
  now?: () => number;
};

/**
 * Sends the outbox in the background. Any number of instances may run it. A mail is retried until it is sent, unless its
 * recipient is rejected permanently or its code has expired.
 */
export function mailWorker({ store, transport, log, team, now = Date.now }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underway: Promise<unknown> = Promise.resolve();

  /** Attempts each due mail once; returns how many were sent. */
  async function sendDue(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const mail = await store.claim(now(), now() + leaseMs);
      if (!mail) return sent;
      if (mail.secret && now() - mail.created_at >= secretsLiveMs) {
        await store.drop(mail.id);
        log.warn({ mailId: mail.id, attempts: mail.attempts }, 'a mail was dropped: its code or token has run out');
        continue;
      }
      try {
        await transport.send(mail);
      } catch (error) {
        await keepOrGiveUp(mail, error);
        continue;
      }
      await noteSent(mail.id);
      sent += 1;
    }
    return sent;
  }

  /** Logs only codes, never the server's message: it contains the address. */
  async function keepOrGiveUp({ id, attempts, recipient }: WaitingMail, error: unknown) {
    const details = { mailId: id, attempts, ...whyNot(error) };
    if (isRefusedForGood(error) && attempts >= mostRefusals && recipient !== team) {
      await store.drop(id);
      log.warn(details, 'a mail was given up: it is refused for good');
      return;
    }
    const wait = waitAfter(attempts);
    await store.postpone(id, now() + wait, error instanceof Error ? error.message : String(error));
    log.warn({ ...details, retryInSeconds: wait / 1000 }, 'a mail could not be sent');
  }

  /** Retries until the mail is marked as sent. If the database is down now, the mail would otherwise be sent twice. */
  async function noteSent(id: string) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await store.markSent(id, now());
      } catch (error) {
        if (stopped || tries >= noteTries) throw error;
        await new Promise((resume) => setTimeout(resume, Math.min(250 * 2 ** tries, 10_000)));
      }
    }
  }

  function lookLater() {
    if (stopped) return;
    timer = setTimeout(() => {
      underway = sendDue()
        .catch((error) => log.error({ err: error }, 'the outbox could not be read'))
        .then(lookLater);
    }, lookEveryMs).unref();
  }

  return {
    sendDue,
    sweep: () => store.sweep(now() - keepSentMs),
    start: lookLater,
    /** Lets the current mail finish, but not for long if the server hangs: the mail stays in the outbox. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      transport.close();
      await Promise.race([underway, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}
