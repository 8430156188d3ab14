import { setTimeout as pause } from 'node:timers/promises';
import { type Administrator, call } from '../../tests/harness/calls.ts';
import type { Product } from '../../tests/harness/product.ts';
import type { Cluster } from './start.ts';

/** Switches the banners on and off and polls every running instance for the change. `marker` is in a page that shows them. */
export async function switcher(cluster: Cluster, admin: Administrator, wanted: { marker: string; withinMs: number }) {
  const { url, state, counts, instances } = cluster;
  for (let shown = true; !state.isOver; shown = !shown) {
    const isUp = state.databaseIsUp;
    const { status } = await admin.show(url, { banners: shown });
    if (status === 200) {
      const since = Date.now();
      const seen = (instance: Product) => watchSwitch(cluster, instance, { ...wanted, shown, since, isUp });
      await Promise.all(instances.map((instance) => instance && seen(instance)));
      counts.switches += 1;
    }
    await pause(700);
  }
}

async function watchSwitch(
  { state, counts, faults, instances }: Cluster,
  instance: Product,
  { marker, withinMs, shown, since, isUp }: { marker: string; withinMs: number; shown: boolean; since: number; isUp: boolean },
) {
  const isRunning = () => instance.isAlive() && instances.includes(instance);
  const isCounted = () => isUp && state.databaseIsUp && isRunning();
  while (!state.isOver && isRunning()) {
    // measured from sending the request: any request sent later than that must see it, however long the response takes
    const after = Date.now() - since;
    const { status, body } = await call(instance.url, '/');
    if (status === 200 && String(body).includes(marker) === shown) return;
    if (isCounted() && status === 200) counts.slowestSwitchMs = Math.max(counts.slowestSwitchMs, after);
    if (after >= withinMs && isCounted()) {
      faults.push(`an instance did not show the switch ${after} ms later (${status})`);
      return;
    }
    await pause(50);
  }
}
