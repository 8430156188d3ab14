import { expect, test } from 'vitest';
import { quickest } from '../../../tests/harness/quickest.ts';
import { canonicalPath } from './canonical-path.ts';

const canonical = canonicalPath(['/', '/Oracle', '/contactUs', '/enterprise-systems/sap-hana', '/managed-services/devops']);

test.each([
  ['/', '/'],
  ['/oracle', '/Oracle'],
  ['/ORACLE/', '/Oracle'],
  ['/contactUS', '/contactUs'],
  ['/sap-hana', '/enterprise-systems/sap-hana'],
  ['/DevOps/', '/managed-services/devops'],
  ['/nowhere', undefined],
  ['/enterprise-systems', undefined],
])('the canonical path of %s is %s', (path, expected) => {
  expect(canonical(path)).toBe(expected);
});

test('a very long run of slashes takes linear time', async () => {
  expect(canonical(`${'/'.repeat(50_000)}a`)).toBeUndefined();
  expect(canonical(`/Oracle${'/'.repeat(50_000)}`)).toBe('/Oracle');
  const cost = (times: number) => quickest(() => canonical(`${'/'.repeat(times)}a`), 20);
  expect(await cost(100_000)).toBeLessThan(1000 * (await cost(1000))); // a hundred times, and not its square
});
