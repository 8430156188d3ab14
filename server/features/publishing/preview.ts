// What the site would be with something that is not published.
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { CardKind } from '../../../contract/cards.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { LiveEntry, PublishedSite } from '../../platform/published-site.ts';
import { type CardContent, managedCard } from './card-rows.ts';
import { sortKey } from './kinds.ts';

export type Draft = { kind: EntryKind; id: string; slug: string; content: unknown; isBuiltIn: boolean };

/** The layer with a draft in the place of what visitors get. */
export function withDraft(layer: PublishedSite, draft: Draft, at: number): PublishedSite {
  const { kind, id, slug, content, isBuiltIn } = draft;
  const day = dayOf(content) ?? new Date(at).toISOString().slice(0, 10);
  const entry: LiveEntry = {
    id,
    slug,
    version: 0,
    content,
    from: at,
    changedAt: at,
    sort: sortKey(kind, id, day, at, isBuiltIn),
  };
  const isDraft = (other: EntryKind) => other === kind;
  return {
    ...layer,
    facts: async () => (kind === 'facts' ? (content as CompanyFacts) : layer.facts()),
    home: async () => (kind === 'banner' || kind === 'service' ? withCard(layer, kind, draft) : layer.home()),
    byId: async (other, wanted) => (isDraft(other) && wanted === id ? entry : layer.byId(other, wanted)),
    bySlug: async (other, wanted) => (isDraft(other) && wanted === slug ? entry : layer.bySlug(other, wanted)),
    async list(other, offset, limit) {
      if (!isDraft(other)) return layer.list(other, offset, limit);
      const all = (await layer.list(other, 0, offset + limit)).filter((each) => each.id !== id);
      return [...all, entry].sort((one, next) => (one.sort < next.sort ? 1 : -1)).slice(offset, offset + limit);
    },
    async countBefore(other, place) {
      const before = await layer.countBefore(other, place);
      if (!isDraft(other)) return before;
      const counts = (each?: LiveEntry) => (each && each.sort > place.sort ? 1 : 0);
      return before - counts(await layer.byId(other, id)) + counts(entry);
    },
    async count(other) {
      const count = await layer.count(other);
      return isDraft(other) && !(await layer.byId(other, id)) ? count + 1 : count;
    },
  };
}

const dayOf = (content: unknown) => {
  const { published, timeStamp } = content as { published?: string; timeStamp?: string };
  return published ?? timeStamp;
};

async function withCard(layer: PublishedSite, kind: CardKind, { id, content }: Draft): Promise<ManagedHome> {
  const home = await layer.home();
  const card = content as CardContent;
  const picture = (await layer.pictures([card.image.image])).get(card.image.image);
  if (!picture) return home;
  const name = kind === 'banner' ? 'banners' : 'services';
  const others = (home[name] ?? []).filter((each) => each.id !== id);
  return { ...home, [name]: [managedCard(id, card, picture), ...others] }; // in front, or one would have to look for it
}
