import { listings } from '../../../content/listings.ts';
import { servicePages, sitePage } from '../../../content/site-map.ts';
import { type Meant, nearPage } from './near-page.ts';

export const contactPage = sitePage('contact-us');
/** Long lists have pages: /insights/blogs?page=2. */
const listPaths: ReadonlySet<string> = new Set([sitePage('blogs'), sitePage('news'), ...listings].map(({ path }) => path));
export const listKey = /\?page=(\d{1,6})$/;
/** Unknown paths share one cached page for each page or family that may have been meant, and one for none. */
export const unknownPage = '*';
export const unknownFor = (path: string) => unknownPage + (nearPage(path) ?? '');
export const meantBy = (key: string) => (key.slice(unknownPage.length) || undefined) as Meant | undefined;

/** Contact Us names the service that a visitor comes from. Each service has a page of its own in the cache. */
const contactAbout = (service: string) => `${contactPage.path}?service=${service}`;
const services = new Set<string>(servicePages.map(({ id }) => id));
export const contactKeys = [...services].map(contactAbout);

/** The cache key of an address: Contact Us depends on the service in its query, a list on the number of its page. */
export function keyOf(path: string, query: string): string | undefined {
  if (!query) return path;
  const given = new URLSearchParams(query);
  if (path === contactPage.path) {
    const service = given.get('service') ?? '';
    return services.has(service) ? contactAbout(service) : path;
  }
  const list = listPaths.has(path) ? (given.get('page') ?? '1') : '1';
  if (list === '1') return path;
  return /^[1-9]\d{0,5}$/.test(list) ? `${path}?page=${list}` : undefined;
}
