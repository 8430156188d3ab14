import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { readGauge } from './metrics.ts';
import { requestMetrics, routeClass } from './request-metrics.ts';

test('a gauge is read at scrape time', async () => {
  const registry = new Registry();
  let depth = 3;
  readGauge(registry, 'depth', 'Depth.', () => depth);
  expect(await registry.metrics()).toBe('# HELP depth Depth.\n# TYPE depth gauge\ndepth 3\n');
  depth = 4;
  expect(await registry.metrics()).toContain('depth 4\n');
});

test('a gauge that cannot be read, or not any more, is left out', async () => {
  const registry = new Registry();
  let read = async () => 1;
  readGauge(registry, 'depth', 'Depth.', () => read());
  readGauge(registry, 'never', 'Never.', () => Number.NaN);
  expect(await registry.metrics()).toContain('\ndepth 1\n');
  read = () => Promise.reject(new Error('the database is gone'));
  const text = await registry.metrics();
  expect(text).not.toMatch(/^depth /m);
  expect(text).not.toMatch(/^never /m);
});

test('answers out of memory are counted by status, and each registry counts for itself', async () => {
  const [registry, other] = [new Registry(), new Registry()];
  const { fromMemory } = requestMetrics(registry);
  requestMetrics(other);
  fromMemory('page', 200);
  fromMemory('page', 200);
  fromMemory('file', 304);
  for (let turn = 0; turn < 2; turn += 1) {
    const text = await registry.metrics();
    expect(text).toContain('norvane_memory_answers_total{class="page",status="200"} 2\n');
    expect(text).toContain('norvane_memory_answers_total{class="file",status="304"} 1\n');
    expect(text).toContain('norvane_page_cache_total{outcome="hit"} 2\n');
    expect(text).toContain('norvane_page_cache_total{outcome="miss"} 0\n');
  }
  expect(await other.metrics()).toContain('norvane_page_cache_total{outcome="hit"} 0\n');
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
