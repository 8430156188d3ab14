import { expect, test } from 'vitest';
import { spellings } from './spellings.ts';

const canonical = spellings(['/', '/Oracle', '/contactUs', '/enterprise-systems/sap-hana', '/managed-services/devops']);

test.each([
  ['/', '/'],
  ['/oracle', '/Oracle'],
  ['/ORACLE/', '/Oracle'],
  ['/contactUS', '/contactUs'],
  ['/sap-hana', '/enterprise-systems/sap-hana'],
  ['/DevOps/', '/managed-services/devops'],
  ['/nowhere', undefined],
  ['/enterprise-systems', undefined],
])('%s is spelled %s', (path, expected) => {
  expect(canonical(path)).toBe(expected);
});
