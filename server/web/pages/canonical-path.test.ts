import { expect, test } from 'vitest';
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

test('a very long run of slashes takes linear time', () => {
  const started = performance.now();
  expect(canonical(`${'/'.repeat(50_000)}a`)).toBeUndefined();
  expect(canonical(`/Oracle${'/'.repeat(50_000)}`)).toBe('/Oracle');
  expect(performance.now() - started).toBeLessThan(500);
});
