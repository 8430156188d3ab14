import { feedTitles } from '../../content/navigation.ts';

/** Lets feed readers find the feeds of a page. React moves these tags into <head>. */
export function FeedLinks({ feed }: { feed: keyof typeof feedTitles }) {
  const title = feedTitles[feed];
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={`/feeds/${feed}.rss`} />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={`/feeds/${feed}.atom`} />
    </>
  );
}
