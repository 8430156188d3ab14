import { families } from './areas.ts';
import type { ListingPath, PageTarget, PublicServicePage } from './site-map.ts';

/** A step on the way from the home page; the page itself has no path. */
export type Crumb = { text: string; path?: PageTarget | ListingPath };

/** The way to a service: its family on the All services page, then the service. */
export const serviceCrumbs = ({ family, name }: Pick<PublicServicePage, 'family' | 'name'>): Crumb[] => [
  { text: families[family], path: `/services#${family}` },
  { text: name },
];
