import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { OpenKey } from '../seal.ts';
import { days } from '../time.ts';
import { deliveryStore } from './deliveries.store.ts';
import { sealer } from './sealed.ts';
import { webhookWorker } from './worker.ts';

const keepMs = days(30);

type Needs = {
  database: OpenDatabase;
  config: Pick<Config, 'publicUrl' | 'webhooksAllowPrivate'>;
  key: OpenKey;
  log: Log;
  /** False after the clock has jumped: nothing is deleted by age then. */
  mayDelete: () => Promise<boolean>;
  now?: () => number;
};

/** The worker that delivers webhooks, and the housekeeping of their log. */
export function outgoingWebhooks({ database, config, key, log, mayDelete, now = Date.now }: Needs) {
  const store = deliveryStore(database);
  const worker = webhookWorker({
    store,
    key,
    publicUrl: config.publicUrl,
    allowPrivate: config.webhooksAllowPrivate,
    log,
    now,
  });

  return {
    ...worker,

    /** Forgets old deliveries, and lets machines that have joined since open the secrets too. */
    async sweep() {
      if (await mayDelete()) await store.forget(now() - keepMs);
      const webhooks = await store.sealedWebhooks();
      if (!webhooks.length) return;
      const seal = await sealer(database.db);
      for (const { id, sealed, sealed_for } of webhooks) {
        const fresh = seal('');
        if (fresh.sealed_for === sealed_for || !sealed_for.includes(`,${key.id},`)) continue;
        await store.reseal(id, sealed, seal(JSON.parse(key.open(sealed))));
      }
    },
  };
}
