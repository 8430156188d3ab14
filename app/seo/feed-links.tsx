import { feedTitles, followFeed } from '../../content/navigation.ts';
import { useSite } from '../site.ts';

/** Feed discovery links; React hoists them into <head>. */
export function FeedLinks({ feed }: { feed: keyof typeof feedTitles }) {
  const title = `${useSite().name}: ${feedTitles[feed]}`;
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={`/feeds/${feed}.rss`} />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={`/feeds/${feed}.atom`} />
    </>
  );
}

/** The same for readers. */
export function FeedLine({ feed }: { feed: keyof typeof feedTitles }) {
  return (
    <p className="wrap feed-line">
      {followFeed} <a href={`/feeds/${feed}.rss`}>RSS</a>, <a href={`/feeds/${feed}.atom`}>Atom</a>
    </p>
  );
}
