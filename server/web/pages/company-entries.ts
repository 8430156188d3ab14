// What only the company can say: case studies and vacancies have pages, the rest are sections of About Us.
import { type DetailKind, type Listing, listingAt, listingOf, listings } from '../../../content/listings.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type {
  Credential,
  DetailWords,
  EngagementModel,
  LegalEntity,
  Person,
  Vacancy,
} from '../../../content/schemas/company-entries.ts';
import type { PublicPage, PublicPageOf } from '../../../content/site-map.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import type { LiveEntry, PublishedSite } from '../../platform/published-site.ts';
import { artOf } from './dated-lists.ts';

export type DetailPage = PublicPageOf<'detail'>;
export type Detail = { page: DetailPage; words: DetailWords; from: number; changedAt: number };

/** More than a section or a list of pages holds. */
const most = 1000;

type Placed = { name: string; place?: number };
const byPlace = (one: Placed, other: Placed) =>
  (one.place ?? most) - (other.place ?? most) || one.name.localeCompare(other.name, 'en');

function detailPage(listing: Listing, { id, slug, content }: LiveEntry): DetailPage {
  const { title, hue = listing.hue } = content as DetailWords;
  const art = hue === listing.hue ? listing.art : artOf(hue);
  return { id, path: `${listing.path}/${slug}`, kind: 'detail', name: title, hue, art, area: listing.area };
}

export const isVacancy = (words: DetailWords): words is Vacancy => 'employment' in words;

/** `published` decides at the moment of the request what there is. */
export function companyEntries(published: PublishedSite, facts: CompanyFacts) {
  async function all<Content extends Placed>(kind: EntryKind): Promise<Content[]> {
    const entries = await published.list(kind, 0, most);
    return fillPlaceholders(entries.map(({ content }) => content as Content).sort(byPlace), facts);
  }
  const toDetail = (listing: Listing) => (entry: LiveEntry) => ({
    page: detailPage(listing, entry),
    words: fillPlaceholders(entry.content as DetailWords, facts),
    from: entry.from,
    changedAt: entry.changedAt,
  });

  const legalEntities = () => all<LegalEntity>('legal-entity');

  return {
    legalEntities,
    /** What About Us has sections for. */
    async about() {
      const [people, credentials, engagementModels, entities] = await Promise.all([
        all<Person>('person'),
        all<Credential>('credential'),
        all<EngagementModel>('engagement-model'),
        legalEntities(),
      ]);
      return { people, credentials, engagementModels, entities };
    },

    /** The lists that are not empty. */
    async listings(): Promise<Listing[]> {
      const counts = await Promise.all(listings.map(({ shows }) => published.count(shows)));
      return listings.filter((_, index) => counts[index]);
    },
    async list(kind: DetailKind, offset: number, limit: number): Promise<{ items: Detail[]; total: number }> {
      const [entries, total] = await Promise.all([published.list(kind, offset, limit), published.count(kind)]);
      return { items: entries.map(toDetail(listingOf(kind))), total };
    },
    /** Every case study and vacancy. */
    async details(): Promise<Detail[]> {
      const lists = await Promise.all(
        listings.map(async (listing) => (await published.list(listing.shows, 0, most)).map(toDetail(listing))),
      );
      return lists.flat();
    },
    async find(path: string): Promise<DetailPage | undefined> {
      const { listing, slug } = listingAt(path) ?? {};
      const entry = listing && slug ? await published.bySlug(listing.shows, slug) : undefined;
      return listing && entry && detailPage(listing, entry);
    },
    /** Where the page of a former slug is now. */
    async movedTo(path: string): Promise<string | undefined> {
      const { listing, slug } = listingAt(path) ?? {};
      const now = listing && slug ? await published.movedTo(listing.shows, slug) : undefined;
      return listing && now && `${listing.path}/${now}`;
    },
    async byId(id: string): Promise<LiveEntry | undefined> {
      for (const { shows } of listings) {
        const entry = await published.byId(shows, id);
        if (entry) return entry;
      }
      return undefined;
    },
  };
}

/** Links that menus show while there is something behind them, and a line for each legal entity. */
export async function frameOf(pages: readonly PublicPage[], company: CompanyEntries) {
  const more = pages.flatMap(({ kind, id, path, name }) =>
    kind === 'listing' ? [{ text: name, path: path as Listing['path'], isInsight: id === listingOf('case-study').id }] : [],
  );
  const legal = (await company.legalEntities()).map(({ name, register, number }) =>
    [name, [register, number].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  );
  return { ...(more.length && { more }), ...(legal.length && { legal }) };
}

export type CompanyEntries = ReturnType<typeof companyEntries>;
