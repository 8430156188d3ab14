// Writes entries into content/ as typed values, so that they can be reviewed and become the next built-in version.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { builtInWords } from '../../content/built-in.ts';
import { listings } from '../../content/listings.ts';
import type { CompanyFacts } from '../../content/schemas/company.ts';
import type { NewsContent, NewsItem } from '../../content/schemas/news.ts';
import { type PageKind, siteMap } from '../../content/site-map.ts';
import type { EntryKind } from '../../contract/entries.ts';

type Item = { kind: EntryKind; id: string; slug: string; content: unknown };

const types: Record<PageKind, [type: string, file: string]> = {
  home: ['HomeWords', 'home'],
  about: ['AboutWords', 'about'],
  services: ['ServicesWords', 'services'],
  service: ['ServiceWords', 'service'],
  'low-code': ['LowCodeWords', 'service'],
  lifecycle: ['ServiceWords', 'service'],
  blogs: ['BlogsWords', 'blogs'],
  news: ['NewsWords', 'news'],
  article: ['ArticleWords', 'article'],
  contact: ['ContactWords', 'contact'],
  search: ['SearchWords', 'search'],
  plain: ['PlainWords', 'plain'],
  listing: ['ListingWords', 'listing'],
  detail: ['DetailWords', 'company-entries'],
};

/** A value as TypeScript; the formatter does the rest. */
const source = (value: unknown) => JSON.stringify(value, null, 2);

function writeWords(folder: string, id: string, kind: PageKind, words: unknown): string {
  const [type, schema] = types[kind];
  const file = `content/${folder}/${id}.ts`;
  writeFileSync(
    file,
    `import type { ${type} } from '../schemas/${schema}.ts';\n\nexport const words: ${type} = ${source(words)};\n`,
  );
  return file;
}

/** Keeps what stands above the value: the file's own comments and imports. */
function writeFacts(facts: CompanyFacts): string {
  const file = 'content/company.ts';
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const start = text.indexOf('export const company');
  if (start < 0) throw new Error(`${file} has no value called company.`);
  const end = text.indexOf('\n};\n', start);
  const rest = end < 0 ? '' : text.slice(end + '\n};\n'.length);
  writeFileSync(file, `${text.slice(0, start)}export const company: CompanyFacts = ${source(facts)};\n${rest}`);
  return file;
}

/** What has no place in content/ stays in the database: added articles and pages, banners, service cards, uploaded pictures. */
export async function writeBuiltIn(items: Item[]): Promise<{ written: string[]; left: Item[] }> {
  const written: string[] = [];
  const left: Item[] = [];
  const news = items.filter(({ kind }) => kind === 'news');
  for (const item of items) {
    const page = [...siteMap, ...listings].find(({ id }) => id === item.id);
    const hasUpload = /"image":"[0-9a-f]{32}\./.test(JSON.stringify(item.content));
    if (hasUpload) left.push(item);
    else if (item.kind === 'facts') written.push(writeFacts(item.content as CompanyFacts));
    else if (item.kind === 'article' && page?.kind === 'article')
      written.push(writeWords('articles', page.id, 'article', item.content));
    else if (item.kind === 'page' && page && page.kind !== 'news')
      written.push(writeWords('pages', page.id, page.kind, item.content));
    else if (item.kind !== 'news' && !(item.kind === 'page' && page)) left.push(item);
  }
  const newsPage = items.find(({ kind, id }) => kind === 'page' && id === 'news');
  if (news.length || newsPage) {
    const builtIn = await builtInWords('news');
    const items = mergedNews(builtIn.items, news);
    left.push(...items.left);
    written.push(writeWords('pages', 'news', 'news', { ...builtIn, ...(newsPage?.content as object), items: items.kept }));
  }
  return { written, left };
}

/** News that editors added get the next number; those that lead outside or nowhere have no place in the built-in list. */
function mergedNews(builtIn: NewsItem[], items: Item[]): { kept: NewsItem[]; left: Item[] } {
  const kept = new Map(builtIn.map((item) => [String(item.id), item]));
  const left: Item[] = [];
  let last = Math.max(0, ...builtIn.map(({ id }) => id));
  const byDay = items.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  for (const item of byDay) {
    const { image, path, hue, ...words } = item.content as NewsContent;
    const page = siteMap.find((each) => each.path === path?.split('#')[0]);
    if (image || !path || !page) {
      left.push(item);
      continue;
    }
    const known = kept.get(item.id);
    const id = known?.id ?? ++last;
    kept.set(String(id), { ...words, id, art: known?.art ?? page.art, hue: hue ?? page.hue, path: path as NewsItem['path'] });
  }
  const newestFirst = (one: NewsItem, other: NewsItem) => other.timeStamp.localeCompare(one.timeStamp) || other.id - one.id;
  return { kept: [...kept.values()].sort(newestFirst), left };
}

const dayOf = ({ content }: Item) => (content as NewsContent).timeStamp;

/** Each changed field with what it said and says. */
export function describeChanges(before: unknown, after: unknown, changed: string[]): string {
  if (before === undefined) return '  is not in content/';
  const at = (value: unknown, path: string) =>
    path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
  const short = (value: unknown) => inspect(value, { depth: 2, breakLength: 120, compact: true }).slice(0, 300);
  return changed
    .slice(0, 30)
    .map((path) => `  ${path}\n    - ${short(at(before, path))}\n    + ${short(at(after, path))}`)
    .join('\n');
}
