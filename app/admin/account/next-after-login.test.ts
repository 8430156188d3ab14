import { expect, test } from 'vitest';
import { nextAfterLogin } from './next-after-login.ts';

test('a login leads back to a panel of the dashboard', () => {
  expect(nextAfterLogin('/adminDashboard/addBanner')).toBe('/adminDashboard/addBanner');
  expect(nextAfterLogin('/admindashboard')).toBe('/admindashboard');
});

test('anything else leads to the dashboard', () => {
  for (const wanted of [
    null,
    undefined,
    7,
    '',
    '/',
    '//evil.example',
    'https://evil.example/adminDashboard',
    '/adminDashboard/../..//evil.example',
    '/adminDashboard//evil.example',
    '/adminDashboardx',
  ]) {
    expect(nextAfterLogin(wanted)).toBe('/adminDashboard');
  }
});
