// Pages that belong together although they stand in different families. Each pair leads both ways.
import type { PageId } from './site-map.ts';

const pairs: readonly (readonly [PageId, PageId])[] = [
  ['mendix-page', '1'],
  ['mendix-page', 'application-development'],
  ['polarion-page', '1'],
  ['polarion-page', '2'],
  ['oracle', '1'],
  ['paas', 'application-development'],
  ['iaas', 'manage-cloud'],
  ['sap-hana', 'sap-moderization'],
  ['sap-hana', 'sap-on-google'],
  ['sap-business-one', 'retail-end-to-end'],
  ['sap-customer-checkout', 'retail-end-to-end'],
  ['manage-cloud', 'sap-on-google'],
  ['devops', 'application-development'],
  ['staff-augmentation', 'application-development'],
  ['open-finance', 'digital-finance'],
  ['open-finance', 'digital-identity'],
];

export const crossLinksOf = (id: string): PageId[] =>
  pairs.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
