// Pages that exist only while there is something to list: decided when they are asked for.
import type { ListingPath, SiteMapRow } from './site-map.ts';

const rows = [
  {
    id: 'case-studies',
    path: '/insights/case-studies',
    kind: 'listing',
    name: 'Case studies',
    hue: 'company',
    art: 'services',
    area: 'insights',
    shows: 'case-study',
    /** Addresses that people try. */
    aliases: ['/case-studies', '/cases', '/references', '/insights/cases'],
  },
  {
    id: 'careers',
    path: '/careers',
    kind: 'listing',
    name: 'Careers',
    hue: 'talent',
    art: 'staff-augmentation',
    area: 'company',
    shows: 'vacancy',
    aliases: ['/career', '/jobs', '/vacancies', '/about-us/careers'],
  },
] as const satisfies readonly (SiteMapRow & { kind: 'listing'; path: ListingPath; shows: string; aliases: readonly string[] })[];

export type Listing = (typeof rows)[number];
export type ListingId = Listing['id'];
/** The kinds of entry that have a list and a page each. */
export type DetailKind = Listing['shows'];
export const listings: readonly Listing[] = rows;

/** The list that shows entries of a kind. */
export function listingOf(kind: DetailKind): Listing {
  const found = rows.find(({ shows }) => shows === kind);
  if (!found) throw new Error(`No page lists ${kind}.`);
  return found;
}

/** The list that an address is or stands below, and the slug of the entry. */
export function listingAt(path: string): { listing: Listing; slug?: string } | undefined {
  for (const listing of rows) {
    if (path === listing.path) return { listing };
    const slug = path.startsWith(`${listing.path}/`) ? path.slice(listing.path.length + 1) : '';
    if (/^[a-z0-9-]{1,80}$/.test(slug)) return { listing, slug };
  }
  return undefined;
}
