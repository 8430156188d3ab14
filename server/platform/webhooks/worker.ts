import { Webhook as Signer } from 'standardwebhooks';
import type { Log } from '../../log.ts';
import { brand } from '../brand.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/tables/webhooks.ts';
import type { OpenKey } from '../seal.ts';
import { hours, minutes } from '../time.ts';
import type { DeliveryStore } from './deliveries.store.ts';
import { type Attempt, post } from './post.ts';
import { render } from './render.ts';
import type { Secrets } from './sealed.ts';
import type { Payload } from './tell.ts';

const pollEveryMs = 1000;
const attemptMs = 10_000;
const leaseMs = minutes(1); // longer than an attempt and what it takes to write down
const maxRecordTries = 6;
const graceMs = 2000;

/** How long to wait after each failure, as the Standard Webhooks specification suggests: ten attempts in three days. */
const retryWaits = [5000, minutes(5), minutes(30), ...[2, 5, 10, 14, 20, 24].map(hours)];

const gone = 410;

type Deps = {
  store: DeliveryStore;
  key: OpenKey;
  publicUrl: string;
  allowPrivate: boolean;
  log: Log;
  now: () => number;
  timeoutMs?: number;
};

/**
 * Sends deliveries in the background. Each webhook has its own lane, so a slow target delays nobody else, and the events of one
 * arrive in order while it answers. Any number of processes may run it.
 */
export function webhookWorker({ store, key, publicUrl, allowPrivate, log, now, timeoutMs = attemptMs }: Deps) {
  const lanes = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function runLane(webhookId: string) {
    while (!stopped) {
      const webhook = await store.find(webhookId);
      if (webhook?.state !== 'active') return;
      const delivery = await store.claim({ webhookId, now: now(), leaseUntil: now() + leaseMs, keyId: key.id });
      if (!delivery) return;
      await deliver(webhook, delivery);
    }
  }

  /** Makes one attempt and writes down what came of it. */
  async function deliver(webhook: WebhookTable, delivery: WebhookDeliveryTable): Promise<void> {
    const { id, attempts } = delivery;
    const attempt = await send(webhook, delivery);
    if (attempt.ok) {
      await record(() => store.delivered(id, attempt, now()));
      if (webhook.failing_since !== null) await store.recovered(webhook.id, now());
      return;
    }
    log.warn({ webhook: webhook.id, delivery: id, attempts, status: attempt.status }, 'a webhook could not be delivered');
    if (delivery.event === 'test') return void (await store.giveUp(id, attempt, now()));
    const wait = retryWaits[attempts - 1];
    await (wait === undefined ? store.giveUp(id, attempt, now()) : store.postpone(id, now() + wait, attempt, now()));
    await store.failing(webhook.id, now(), attempt.error, wait === undefined || attempt.status === gone);
  }

  async function send(webhook: WebhookTable, { id, sealed }: WebhookDeliveryTable): Promise<Attempt> {
    try {
      const secrets = JSON.parse(key.open(webhook.sealed)) as Secrets;
      const body = render(JSON.parse(key.open(sealed ?? '')) as Payload, webhook.format, publicUrl);
      const headers = {
        'content-type': 'application/json',
        'user-agent': `${brand.name.replace(/[^\w.]+/g, '')}-Webhooks/1`,
        ...signed(id, body, secrets, now()),
      };
      return await post({ url: webhook.url, headers, body, allowPrivate, timeoutMs });
    } catch (error) {
      log.error({ err: error, delivery: id }, 'a delivery cannot be decrypted');
      return { ok: false, status: null, answer: '', error: 'The delivery cannot be decrypted.' };
    }
  }

  /** What was delivered must be written down, or it would be sent again; the database may be away for a moment. */
  async function record(work: () => Promise<void>) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (stopped || tries >= maxRecordTries) throw error;
        await new Promise((resume) => setTimeout(resume, 250 * 2 ** tries));
      }
    }
  }

  /** Opens a lane for each webhook that has something due and none yet. */
  async function openLanes(): Promise<Promise<void>[]> {
    const due = (await store.withDue(now(), key.id)).filter((id) => !lanes.has(id));
    return due.map((id) => {
      const lane = runLane(id)
        .catch((error: unknown) => log.error({ err: error, webhook: id }, 'a webhook could not be worked on'))
        .finally(() => lanes.delete(id));
      lanes.set(id, lane);
      return lane;
    });
  }

  function scheduleNext() {
    if (stopped) return;
    timer = setTimeout(() => {
      void openLanes()
        .catch((error: unknown) => log.error({ err: error }, 'the webhooks could not be read'))
        .then(scheduleNext);
    }, pollEveryMs).unref();
  }

  return {
    deliver,
    /** Attempts everything that is due. */
    sendDue: async () => void (await Promise.all(await openLanes())),
    start: scheduleNext,
    /** Lets attempts under way finish, but not for long: what is not written down is sent again, under the same id. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([Promise.all(lanes.values()), new Promise((resolve) => setTimeout(resolve, graceMs).unref())]);
    },
  };
}

/** The headers of the Standard Webhooks specification. Each attempt has a new time and signature, but the same id. */
function signed(id: string, body: string, { secret, former }: Secrets, at: number) {
  const time = new Date(at);
  const secrets = [secret, ...(former && former.until > at ? [former.secret] : [])];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': secrets.map((each) => new Signer(each).sign(id, time, body)).join(' '),
  };
}
