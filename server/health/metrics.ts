import { Gauge, type Registry } from 'prom-client';
import { withTimeout } from '../platform/with-timeout.ts';

/** A gauge read at scrape time. It is omitted if the read fails. */
export function readGauge(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await withTimeout(Promise.resolve().then(read)).catch(() => Number.NaN);
      if (Number.isFinite(value)) this.set(value);
      else this.remove();
    },
  });
}
