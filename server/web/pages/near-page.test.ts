import { expect, test } from 'vitest';
import { quickest } from '../../../tests/harness/quickest.ts';
import { nearPage } from './near-page.ts';

test.each([
  ['/orcale', '/Oracle'],
  ['/mendix-page', '/mendixPage'],
  ['/solutions/sap-modernisation', '/solutions/sap-moderization'],
  ['/enterprise-systems/sap-arriba', '/enterprise-systems/sap-ariba'],
  ['/enterprise-systems/sap-s4hana', '/enterprise-systems/sap-hana'],
  ['/contactus.html', '/contactUs'],
  ['/privcy', '/privacy'],
  ['/services/devops', '/managed-services/devops'],
])('%s is a near spelling of %s', (path, meant) => expect(nearPage(path)).toBe(meant));

test.each([
  ['/cloud-managed', '/managed-services/manage-cloud'],
  ['/identity-digital', '/digitalIdentity'],
  ['/development/application', '/ApplicationDevelopment'],
  ['/google-sap', '/solutions/sap-on-google'],
  ['/finance-open', '/solutions/open-finance'],
])('%s has the words of %s in another order', (path, meant) => expect(nearPage(path)).toBe(meant));

test.each([
  ['/solutions/banking', 'solutions'],
  ['/enterprise-systems/xyz', 'enterprise-systems'],
  ['/Managed-Services/helpdesk', 'managed-services'],
  ['/blogDetails/3', '/insights/blogs'],
  ['/insights/whitepapers', '/insights/blogs'],
  ['/sap-business', 'enterprise-systems'],
  ['/sap', 'enterprise-systems'],
])('%s leads to its parent %s', (path, meant) => expect(nearPage(path)).toBe(meant));

test.each(['/nowhere', '/wp-admin/setup.php', '/.env', '/x', '/%F0%9F%8D%95', '/12345'])('%s suggests nothing', (path) =>
  expect(nearPage(path)).toBeUndefined(),
);

test('a long address costs no more than a short one', async () => {
  for (const part of ['a', 'sap-', '/', 'Oracle', '\u0301']) {
    const cost = (times: number) => quickest(() => nearPage(`/${part.repeat(times)}`), 20);
    expect(await cost(20_000), part).toBeLessThan(1000 * (await cost(100)));
  }
});
