import { resultCount } from '../../content/labels/search.ts';

/** The query may be right-to-left; the sentence around it is not. */
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
