import { withTimeout } from '../platform/with-timeout.ts';

/** What one process knows, in a shape that can be joined with that of its siblings. Labels are ready text: `class="page"`. */
export type Family = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: Sample[] };
export type Sample = { suffix?: string; labels: string; value: number };

export type Metrics = ReturnType<typeof metrics>;

/** A small registry of counters, gauges and histograms in the Prometheus text format. */
export function metrics() {
  const collectors: (() => Family | Promise<Family>)[] = [];

  return {
    /** A number that only grows, one per label text. */
    counter(name: string, help: string) {
      const values = new Map<string, number>();
      collectors.push(() => ({
        name,
        help,
        type: 'counter',
        samples: [...values].map(([labels, value]) => ({ labels, value })),
      }));
      return (labels = '', by = 1) => void values.set(labels, (values.get(labels) ?? 0) + by);
    },

    /** A family that is put together when somebody asks, for what is counted too often to be counted here. */
    family: (collect: () => Family) => void collectors.push(collect),

    /** A number read when somebody asks; left out where it cannot be read. */
    gauge(name: string, help: string, read: () => number | Promise<number>) {
      collectors.push(async () => {
        const value = await withTimeout(Promise.resolve().then(read)).catch(() => Number.NaN);
        return { name, help, type: 'gauge', samples: Number.isFinite(value) ? [{ labels: '', value }] : [] };
      });
    },

    /** Seconds sorted into buckets, one set per label text. */
    histogram(name: string, help: string, bounds: number[]) {
      const series = new Map<string, { counts: number[]; sum: number; count: number }>();
      collectors.push(() => ({
        name,
        help,
        type: 'histogram',
        samples: [...series].flatMap(([labels, one]) => histogramSamples(labels, one, bounds)),
      }));
      return (labels: string, seconds: number) => {
        const one = series.get(labels) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
        series.set(labels, one);
        one.count += 1;
        one.sum += seconds;
        const bucket = bounds.findIndex((bound) => seconds <= bound);
        if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
      };
    },

    collect: (): Promise<Family[]> => Promise.all(collectors.map((collect) => collect())),
  };
}

function histogramSamples(
  labels: string,
  { counts, sum, count }: { counts: number[]; sum: number; count: number },
  bounds: number[],
): Sample[] {
  let running = 0;
  const buckets = bounds.map((bound, index) => {
    running += counts[index] ?? 0;
    return { suffix: '_bucket', labels: join(labels, `le="${bound}"`), value: running };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: join(labels, 'le="+Inf"'), value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}

const join = (...labels: string[]) => labels.filter(Boolean).join(',');

/** Prometheus' text format. Each process of a machine is told apart by its `worker` label. */
export function exposition(processes: { worker: number; families: Family[] }[]): string {
  const byName = new Map<string, { head: string; lines: string[] }>();
  for (const { worker, families } of processes) {
    for (const { name, help, type, samples } of families) {
      const entry = byName.get(name) ?? { head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines: [] };
      byName.set(name, entry);
      for (const { suffix = '', labels, value } of samples)
        entry.lines.push(`${name}${suffix}{${join(`worker="${worker}"`, labels)}} ${value}`);
    }
  }
  return [...byName.values()].map(({ head, lines }) => [head, ...lines, ''].join('\n')).join('');
}
