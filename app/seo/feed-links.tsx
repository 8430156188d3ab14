import { feedTitles } from '../../content/navigation.ts';

/** Feed discovery links; React hoists them into <head>. */
export function FeedLinks({ feed }: { feed: keyof typeof feedTitles }) {
  const title = feedTitles[feed];
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={`/feeds/${feed}.rss`} />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={`/feeds/${feed}.atom`} />
    </>
  );
}
