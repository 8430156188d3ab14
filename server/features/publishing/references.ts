import { familyNames } from '../../../content/areas.ts';
import { listingAt } from '../../../content/listings.ts';
import { siteMap } from '../../../content/site-map.ts';
import { newsAt } from '../../../content/targets.ts';
import { AppError, badInput } from '../../errors.ts';
import type { Db } from '../../platform/db/open.ts';
import { imagesIn, sitePathsIn } from './content.ts';
import { entryStore } from './entry.store.ts';
import { imageStore } from './image.store.ts';
import { builtInEntry } from './kinds.ts';

const pages = new Set<string>(siteMap.map(({ path }) => path.toLowerCase()));
const added = new RegExp(`^/(blogDetails|${familyNames.join('|')})/([a-z0-9-]{1,80})$`, 'i');

/** Pictures that content names must be in the library, and links into the site must lead to a page. */
export async function checkReferences(db: Db, content: unknown): Promise<void> {
  const names = imagesIn(content);
  const known = new Set((await imageStore(db).named(names)).map(({ name }) => name));
  if (names.some((name) => !known.has(name)))
    throw badInput({ image: 'This picture is not in the library. Please add it again.' }, 'unknown-image');
  for (const link of sitePathsIn(content)) {
    const path = link.replace(/[?#].*$/, '');
    if (!(await leadsSomewhere(db, path)))
      throw new AppError(400, `There is no page at ${path}.`, {
        code: 'invalid-link',
        fields: { link: `There is no page at ${path}.` },
      });
  }
}

async function leadsSomewhere(db: Db, path: string): Promise<boolean> {
  if (path === '' || pages.has(path.toLowerCase()) || path.startsWith('/uploads/')) return true;
  const news = newsAt(path);
  if (news) return (await builtInEntry('news', news)) !== undefined || (await entryStore(db).bySlug('news', news)) !== undefined;
  const below = listingAt(path);
  if (below) return below.slug === undefined || (await entryStore(db).bySlug(below.listing.shows, below.slug)) !== undefined;
  const [, parent = '', slug = ''] = added.exec(path) ?? [];
  if (!parent) return false;
  const kind = parent.toLowerCase() === 'blogdetails' ? 'article' : 'page';
  return (await entryStore(db).bySlug(kind, slug)) !== undefined;
}
