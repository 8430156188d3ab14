import { familyNames } from '../../../content/areas.ts';
import { listingAt, listings } from '../../../content/listings.ts';

const slugged = new RegExp(`^/(blogDetails|${familyNames.join('|')})/([a-z0-9-]{1,80})/*$`, 'i');
const aliases = new Map<string, string>(listings.flatMap(({ path, aliases: tried }) => tried.map((alias) => [alias, path])));

/** The canonical path of an address at which editors may have added a page: articles, pages below a family, and lists
 * that exist while something stands in them. */
export function addedPath(path: string): string | undefined {
  const [, parent = '', slug = ''] = slugged.exec(path) ?? [];
  if (parent) {
    const folder = parent.toLowerCase() === 'blogdetails' ? 'blogDetails' : parent.toLowerCase();
    return `/${folder}/${slug.toLowerCase()}`;
  }
  if (path.length > 200) return undefined;
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return aliases.get(plain) ?? (listingAt(plain) && plain);
}
