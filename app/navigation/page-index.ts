import { type PageIndex, pageIndexPath } from '../../contract/page-resource.ts';

/** How long the browser goes by what it knows before it asks again; a tab may stay open for days. */
const freshMs = 30_000;

let index: PageIndex = {};
let asked = Number.NEGATIVE_INFINITY;
let asking: Promise<void> | undefined;

/** Which pages there are, what kind each is and under which address its words are now. Empty until `refreshIndex` has answered. */
export const indexedPage = (path: string) => index[path];

/** Asks the server for the list, unless it has just answered. */
export function refreshIndex(): Promise<void> {
  if (performance.now() - asked < freshMs) return asking ?? Promise.resolve();
  asked = performance.now();
  asking = fetch(pageIndexPath)
    .then((answer) => (answer.ok ? answer.json() : index))
    .then(
      (list: PageIndex) => {
        index = list;
      },
      () => {
        asked = Number.NEGATIVE_INFINITY; // offline: links load pages, and the next look asks again
      },
    );
  return asking;
}
