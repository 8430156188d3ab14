import { resultCount } from '../../content/labels/search.ts';

/** The words somebody asked for may run from right to left; the sentence around them does not. */
export function ResultCount({ count, query }: { count: number; query: string }) {
  const [before, after] = resultCount(count);
  return (
    <>
      {before}
      <bdi>{query}</bdi>
      {after}
    </>
  );
}
