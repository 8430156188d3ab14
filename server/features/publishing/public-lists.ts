import type { CardKind } from '../../../contract/cards.ts';
import { toApiCard } from './card-rows.ts';
import type { CardRow } from './cards.store.ts';

export type PublicLists = ReturnType<typeof publicLists>;

type Needs = {
  list: (kind: CardKind) => Promise<CardRow[]>;
  /** The next instant at which a schedule changes something. */
  until?: () => Promise<number>;
  now?: () => number;
};
type Kept = { json: Promise<string>; until: number };

/** The public lists as JSON. Every visit requests one, so they are cached until public content changes. */
export function publicLists({ list, until = async () => Number.POSITIVE_INFINITY, now = Date.now }: Needs) {
  let cached = new Map<CardKind, Kept>();

  function read(kind: CardKind): Promise<string> {
    const current = cached; // a list read before an invalidation must not enter the new cache
    const kept: Kept = {
      until: Number.POSITIVE_INFINITY,
      json: list(kind).then(async (rows) => {
        kept.until = await until();
        return JSON.stringify(rows.map(toApiCard));
      }),
    };
    current.set(kind, kept);
    kept.json.catch(() => current.delete(kind));
    return kept.json;
  }

  return {
    json(kind: CardKind): Promise<string> {
      const kept = cached.get(kind);
      return kept && now() < kept.until ? kept.json : read(kind);
    },
    invalidate: () => {
      cached = new Map();
    },
  };
}
