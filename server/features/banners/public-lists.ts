import type { ShowcaseKind } from '../../../contract/showcase.ts';
import type { ShowcaseRow } from './banners.store.ts';
import { toWrapper } from './rows.ts';

export type PublicLists = ReturnType<typeof publicLists>;

/** The open lists as they are sent. Every visit asks for one, so they are kept until public content changes, as pages are. */
export function publicLists(list: (kind: ShowcaseKind) => Promise<ShowcaseRow[]>) {
  let kept = new Map<ShowcaseKind, Promise<string>>();

  function read(kind: ShowcaseKind): Promise<string> {
    const mine = kept; // a list that was read before a change and arrives after it goes into what is forgotten by then
    const json = list(kind).then((rows) => JSON.stringify(rows.map(toWrapper)));
    mine.set(kind, json);
    json.catch(() => mine.delete(kind));
    return json;
  }

  return {
    json: (kind: ShowcaseKind): Promise<string> => kept.get(kind) ?? read(kind),
    forget: () => {
      kept = new Map();
    },
  };
}
