import { minutes } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { OutboxStore } from './outbox.store.ts';
import type { MailTransport } from './transport.ts';

const lookEveryMs = 1000;
const leaseMs = minutes(5); // longer than any try lasts, see the transport's time-outs
const noteTries = 30; // some minutes, within the lease
const firstWaitMs = 5000;
const longestWaitMs = minutes(15);
const graceMs = 2000;
const keepSentMs = minutes(30 * 24 * 60);

/** Waits double from five seconds to a quarter of an hour; a mail is tried until it leaves. */
export const waitAfter = (attempts: number) => Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);

type Deps = { store: OutboxStore; transport: MailTransport; log: Log; now?: () => number };

/** Sends what is in the outbox, beside the requests. Any number of instances may run one. */
export function mailWorker({ store, transport, log, now = Date.now }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let underway: Promise<unknown> = Promise.resolve();

  /** Tries every mail that is due, once each; gives how many have left. */
  async function sendDue(): Promise<number> {
    let sent = 0;
    while (!stopped) {
      const mail = await store.claim(now(), now() + leaseMs);
      if (!mail) return sent;
      try {
        await transport.send(mail);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const wait = waitAfter(mail.attempts);
        await store.postpone(mail.id, now() + wait, reason);
        log.warn({ mailId: mail.id, attempts: mail.attempts, retryInSeconds: wait / 1000, reason }, 'a mail could not be sent');
        continue;
      }
      await noteSent(mail.id);
      sent += 1;
    }
    return sent;
  }

  /** It has left: should the database be gone just now, this is tried until it is noted, or the mail would leave twice. */
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
    /** Ends after the mail under way, but does not wait long for a server that hangs: the mail stays in the outbox. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      transport.close();
      await Promise.race([underway, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}
