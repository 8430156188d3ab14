// Removed once the page takes its words as a value.
import { builtInWords } from '../../content/built-in.ts';
import { company } from '../../content/company.ts';
import { serviceCrumbs } from '../../content/crumbs.ts';
import { fillPlaceholders } from '../../content/placeholders.ts';
import { isService, sitePageAt } from '../../content/site-map.ts';
import type { PageWords } from '../../contract/words.ts';
import { linkedDataOf, type Thing } from './structured-data.ts';

export async function builtInLinkedData(path: string, publicUrl: string): Promise<Thing[]> {
  const page = sitePageAt(path);
  if (!page) return [];
  const words = fillPlaceholders(await builtInWords(page.id), company);
  const blogs = await builtInWords('blogs');
  const crumbs = isService(page) ? serviceCrumbs(page) : [{ text: blogs.title, path: '/insights/blogs' }];
  return linkedDataOf(page, { ...words, crumbs } as unknown as PageWords[typeof page.kind], { company, publicUrl });
}
