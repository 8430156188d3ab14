import { expect, test } from 'vitest';
import { bodyPlaces } from './body-places.ts';

function hold(limits: Parameters<typeof bodyPlaces>[0]) {
  const ended: string[] = [];
  const places = bodyPlaces(limits);
  return { ended, take: (network: string, name = network) => places.take(network, () => ended.push(name)) };
}

test('25 networks that hold all 500 places between them keep nobody else out', () => {
  const { take, ended } = hold({ max: 500, perNetwork: 20 });
  for (let network = 0; network < 25; network += 1)
    for (let body = 0; body < 20; body += 1) expect(take(`attacker ${network}`, `${network}.${body}`)).toBeDefined();
  for (let visitor = 0; visitor < 100; visitor += 1) expect(take(`visitor ${visitor}`)).toBeDefined();
  expect(ended.slice(0, 26)).toEqual([...Array.from({ length: 25 }, (_, network) => `${network}.0`), '0.1']);
  expect(ended).toHaveLength(100);
  expect(ended.filter((name) => name.startsWith('visitor'))).toEqual([]);
  expect(take('attacker 0')).toBeUndefined();
});

test('networks that hold alike do not push each other out, unless one is slow', () => {
  let time = 0;
  const { take, ended } = hold({ max: 3, perNetwork: 2, slowMs: 10, now: () => time });
  for (const network of ['a', 'b', 'c']) {
    time += 1;
    take(network);
  }
  expect(take('d')).toBeUndefined();
  time = 12;
  expect(take('d')).toBeDefined();
  expect(take('e')).toBeUndefined();
  expect(ended).toEqual(['a']);
});

test('a place is given back once', () => {
  const { take } = hold({ max: 2, perNetwork: 2 });
  const leave = take('a');
  take('b');
  leave?.();
  leave?.();
  expect(take('c')).toBeDefined();
  expect(take('d')).toBeUndefined();
});
