import type { CardKind } from '../../../contract/cards.ts';
import type { CardRow } from './banners.store.ts';
import { toApiCard } from './rows.ts';

export type PublicLists = ReturnType<typeof publicLists>;

/** The open lists as they are sent. Every visit asks for one, so they are kept until public content changes, as pages are. */
export function publicLists(list: (kind: CardKind) => Promise<CardRow[]>) {
  let kept = new Map<CardKind, Promise<string>>();

  function read(kind: CardKind): Promise<string> {
    const mine = kept; // a list that was read before a change and arrives after it goes into what is forgotten by then
    const json = list(kind).then((rows) => JSON.stringify(rows.map(toApiCard)));
    mine.set(kind, json);
    json.catch(() => mine.delete(kind));
    return json;
  }

  return {
    json: (kind: CardKind): Promise<string> => kept.get(kind) ?? read(kind),
    forget: () => {
      kept = new Map();
    },
  };
}
