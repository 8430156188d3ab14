import { resultCount } from '../../content/labels/search.ts';

/** The query may be right-to-left; the sentence around it is not. */
export function ResultCount({ count, query, hasMore = false }: { count: number; query: string; hasMore?: boolean }) {
  const [before, after] = resultCount(count, hasMore);
  return (
    <>
      {before}
      <bdi>{query}</bdi>
      {after}
    </>
  );
}
