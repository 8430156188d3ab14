import { expect, test } from 'vitest';
import { exposition, metrics } from './metrics.ts';
import { routeClass } from './request-metrics.ts';

test('counters, gauges and histograms come out in the text format', async () => {
  const registry = metrics();
  const requests = registry.counter('requests_total', 'Requests.');
  const duration = registry.histogram('seconds', 'Time.', [0.1, 1]);
  registry.gauge('depth', 'Depth.', () => 3);
  requests('class="page"');
  requests('class="page"', 2);
  for (const seconds of [0.05, 0.5, 5]) duration('', seconds);
  expect(exposition([{ worker: 0, families: await registry.collect() }])).toBe(
    `# HELP requests_total Requests.
# TYPE requests_total counter
requests_total{worker="0",class="page"} 3
# HELP seconds Time.
# TYPE seconds histogram
seconds_bucket{worker="0",le="0.1"} 1
seconds_bucket{worker="0",le="1"} 2
seconds_bucket{worker="0",le="+Inf"} 3
seconds_sum{worker="0"} 5.55
seconds_count{worker="0"} 3
# HELP depth Depth.
# TYPE depth gauge
depth{worker="0"} 3
`,
  );
});

test('several processes share one head per family', async () => {
  const registry = metrics();
  registry.gauge('depth', 'Depth.', () => 1);
  const families = await registry.collect();
  const text = exposition([
    { worker: 1, families },
    { worker: 2, families },
  ]);
  expect(text).toBe('# HELP depth Depth.\n# TYPE depth gauge\ndepth{worker="1"} 1\ndepth{worker="2"} 1\n');
});

test('a gauge that cannot be read is left out', async () => {
  const registry = metrics();
  registry.gauge('depth', 'Depth.', () => Promise.reject(new Error('the database is gone')));
  expect(exposition([{ worker: 0, families: await registry.collect() }])).not.toContain('depth{');
});

test('addresses become one of a few classes', () => {
  expect(['/api/v1/getservice', '/contact', '/uploads/banners/a.jpg', '/readyz', '/anything?x=1'].map(routeClass)).toEqual([
    'api',
    'api',
    'upload',
    'health',
    'page',
  ]);
});
