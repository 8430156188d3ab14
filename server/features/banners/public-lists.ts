import type { CardKind } from '../../../contract/cards.ts';
import type { CardRow } from './banners.store.ts';
import { toApiCard } from './rows.ts';

export type PublicLists = ReturnType<typeof publicLists>;

/** The public lists as JSON. Every visit requests one, so they are cached until public content changes. */
export function publicLists(list: (kind: CardKind) => Promise<CardRow[]>) {
  let cached = new Map<CardKind, Promise<string>>();

  function read(kind: CardKind): Promise<string> {
    const current = cached; // a list read before an invalidation must not enter the new cache
    const json = list(kind).then((rows) => JSON.stringify(rows.map(toApiCard)));
    current.set(kind, json);
    json.catch(() => current.delete(kind));
    return json;
  }

  return {
    json: (kind: CardKind): Promise<string> => cached.get(kind) ?? read(kind),
    invalidate: () => {
      cached = new Map();
    },
  };
}
