import { type PageIndex, pageIndexPath } from '../../contract/page-resource.ts';

/** How long the index counts as fresh; a tab may stay open for days. */
const freshMs = 30_000;

let index: PageIndex = {};
let requestedAt = Number.NEGATIVE_INFINITY;
let pending: Promise<void> | undefined;

/** Kind and words URL of each page. Empty until `refreshIndex` resolves. */
export const indexedPage = (path: string) => index[path];

/** Fetches the index unless it is fresh. */
export function refreshIndex(): Promise<void> {
  if (performance.now() - requestedAt < freshMs) return pending ?? Promise.resolve();
  requestedAt = performance.now();
  pending = fetch(pageIndexPath)
    .then((answer) => (answer.ok ? answer.json() : index))
    .then(
      (list: PageIndex) => {
        index = list;
      },
      () => {
        requestedAt = Number.NEGATIVE_INFINITY; // offline: links load pages, and the next call retries
      },
    );
  return pending;
}
