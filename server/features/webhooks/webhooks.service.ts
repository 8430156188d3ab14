import { randomBytes, randomUUID } from 'node:crypto';
import type {
  DeliveryPage,
  Webhook,
  WebhookDelivery,
  WebhookInput,
  WebhookList,
  WebhookSecret,
} from '../../../contract/webhooks.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../../platform/db/tables/webhooks.ts';
import { limits } from '../../platform/rate-limit/rate-limit.ts';
import type { OpenKey } from '../../platform/seal.ts';
import { hours, minutes } from '../../platform/time.ts';
import { isPrivateHost } from '../../platform/webhooks/public-address.ts';
import { type Secrets, sealer } from '../../platform/webhooks/sealed.ts';
import { newDelivery, type Payload } from '../../platform/webhooks/tell.ts';
import { toDelivery, toWebhook } from './webhook-rows.ts';
import { webhookStore } from './webhooks.store.ts';

const maxWebhooks = 20;
const pageSize = 50;
const testLimit = { max: 10, windowMs: minutes(1) };
const formerSecretMs = hours(24);

type Needs = {
  database: OpenDatabase;
  key: OpenKey;
  allowPrivate: boolean;
  /** Makes one attempt at once. */
  deliver: (webhook: WebhookTable, delivery: WebhookDeliveryTable) => Promise<void>;
  now: () => number;
};

/** Webhooks as administrators manage them. */
export function webhookService({ database: { db }, key, allowPrivate, deliver, now }: Needs) {
  const store = webhookStore(db);

  async function existing(id: string, within = store): Promise<WebhookTable> {
    const row = isRowId(id) ? await within.find(id) : undefined;
    if (!row) throw notFound('Webhook');
    return row;
  }

  async function shown(id: string): Promise<Webhook> {
    return toWebhook(await existing(id), key.id, (await store.waiting()).get(id) ?? 0);
  }

  /** The worker checks again before each attempt; here the one who types it is told. */
  async function checkAddress(url: string) {
    if (allowPrivate) return;
    const { protocol, hostname } = new URL(url);
    if (protocol !== 'https:') throw badInput({ url: 'The address must begin with https://.' }, 'insecure-address');
    if (await isPrivateHost(hostname))
      throw badInput({ url: 'This address belongs to a private network, where nothing is sent.' }, 'private-address');
  }

  const write = <Result>(work: (within: ReturnType<typeof webhookStore>, trx: Db) => Promise<Result>) =>
    db.transaction().execute((trx) => work(webhookStore(trx), trx));
  const note = (trx: Db, admin: Admin, action: string, name: string) =>
    recordActivity(trx, { admin, action, subject: name, at: now() });

  return {
    async list(): Promise<WebhookList> {
      const waiting = await store.waiting();
      return { webhooks: (await store.list()).map((row) => toWebhook(row, key.id, waiting.get(row.id) ?? 0)) };
    },

    async add({ name, url, events, format }: WebhookInput, admin: Admin): Promise<WebhookSecret> {
      await checkAddress(url);
      const id = randomUUID();
      const secret = newSecret();
      await write(async (within, trx) => {
        if ((await within.count()) >= maxWebhooks)
          throw new AppError(409, `There can be ${maxWebhooks} webhooks at most. Delete one first.`, {
            code: 'too-many-webhooks',
          });
        const seal = await sealer(trx);
        await within.insert({
          id,
          name,
          url,
          events: `,${events.join(',')},`,
          format,
          ...seal({ secret } satisfies Secrets),
          state: 'active',
          failing_since: null,
          last_error: null,
          created_at: now(),
        });
        await note(trx, admin, 'webhook added', name);
      });
      return { webhook: await shown(id), secret };
    },

    async change(id: string, { name, url, events, format }: WebhookInput, admin: Admin): Promise<Webhook> {
      await existing(id);
      await checkAddress(url);
      await write(async (within, trx) => {
        await existing(id, within);
        await within.change(id, { name, url, events: `,${events.join(',')},`, format });
        await note(trx, admin, 'webhook updated', name);
      });
      return shown(id);
    },

    /** A new secret. For a day both sign, so that the receiver can change over without a gap. */
    async renewSecret(id: string, admin: Admin): Promise<WebhookSecret> {
      const secret = newSecret();
      await write(async (within, trx) => {
        const row = await existing(id, within);
        const seal = await sealer(trx);
        const before = row.sealed_for.includes(`,${key.id},`) ? (JSON.parse(key.open(row.sealed)) as Secrets) : undefined;
        const former = before && { secret: before.secret, until: now() + formerSecretMs };
        await within.change(id, seal({ secret, ...(former && { former }) } satisfies Secrets));
        await note(trx, admin, 'webhook.secret', row.name);
      });
      return { webhook: await shown(id), secret };
    },

    /** While it is paused events are kept. Afterwards what waits is tried at once. */
    async pause(id: string, paused: boolean, admin: Admin): Promise<Webhook> {
      await write(async (within, trx) => {
        const row = await existing(id, within);
        await within.change(id, paused ? { state: 'paused' } : { state: 'active', failing_since: null, last_error: null });
        if (!paused) await within.again({ webhookId: id }, now());
        await note(trx, admin, paused ? 'webhook.pause' : 'webhook.resume', row.name);
      });
      return shown(id);
    },

    async remove(id: string, admin: Admin): Promise<void> {
      await write(async (within, trx) => {
        const row = await existing(id, within);
        await within.remove(id);
        await note(trx, admin, 'webhook purged', row.name);
      });
    },

    /** Sends a test event at once, also where it is paused, and tells what came of it. It is not tried again. */
    async test(id: string): Promise<WebhookDelivery> {
      const row = await existing(id);
      await limits(db, now).take(`webhook-test:${id}`, testLimit);
      const at = now();
      const summary = `Test of the webhook “${row.name}”.`;
      const payload: Payload = { type: 'test', at, data: { name: row.name }, summary, path: '/adminDashboard/webhooks' };
      const seal = await sealer(db);
      // claimed from the beginning: no worker takes it
      const delivery = { ...newDelivery(id, payload, null), attempts: 1, next_attempt_at: at + hours(1), ...seal(payload) };
      await store.insertDelivery(delivery);
      await deliver(row, delivery);
      const done = await store.findDelivery(delivery.id);
      if (!done) throw notFound('Webhook');
      return toDelivery(done);
    },

    async deliveries(id: string, after: string | undefined): Promise<DeliveryPage> {
      await existing(id);
      const place = after === undefined ? undefined : readCursor(after);
      if (after !== undefined && !place)
        throw new AppError(400, 'This place in the list is not known. Please start from the top.');
      const rows = await store.deliveries(id, pageSize + 1, place);
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      return { deliveries: page.map(toDelivery), next: last ? writeCursor({ time: last.created_at, id: last.id }) : null };
    },

    /** Sends a delivery again that has failed, or that waits for its next attempt. */
    async retry(deliveryId: string): Promise<WebhookDelivery> {
      const find = async () => {
        const row = /^msg_[\w-]{1,60}$/.test(deliveryId) ? await store.findDelivery(deliveryId) : undefined;
        if (!row) throw notFound('Delivery');
        return row;
      };
      const row = await find();
      if (row.outcome === 'delivered' || !row.error || row.event === 'test')
        throw new AppError(409, 'This delivery cannot be sent again: it has arrived, is under way, or was a test.', {
          code: 'not-sendable',
        });
      await store.again({ id: deliveryId }, now());
      return toDelivery(await find());
    },
  };
}

export type WebhookService = ReturnType<typeof webhookService>;

/** As the Standard Webhooks specification writes it. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
