/** Lets feed readers find the feeds of a page. React moves these tags into <head>. */
export function FeedLinks({ feed, title }: { feed: 'blogs' | 'news'; title: string }) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={`${title} (RSS)`} href={`/feeds/${feed}.rss`} />
      <link rel="alternate" type="application/atom+xml" title={`${title} (Atom)`} href={`/feeds/${feed}.atom`} />
    </>
  );
}
