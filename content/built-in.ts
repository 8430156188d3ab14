// The words the site came with, by page. Only the server imports this file: browsers get the words of one page at a time.
import type { ListingId } from './listings.ts';
import type { Words } from './schemas/words.ts';
import { type KindOf, type PageId, siteMap } from './site-map.ts';

/** Articles are named by number, as their addresses are; each kind of file has a folder of its own. */
const articles = new Set<string>(siteMap.filter(({ kind }) => kind === 'article').map(({ id }) => id));

type BuiltInWords<I> = Words[I extends PageId ? KindOf<I> : 'listing'];

/** A page's words as they stand in its file, with placeholders. */
export async function builtInWords<I extends PageId | ListingId>(id: I): Promise<BuiltInWords<I>> {
  const file: { words: BuiltInWords<I> } = articles.has(id)
    ? await import(`./articles/${id}.ts`)
    : await import(`./pages/${id}.ts`);
  return file.words;
}
