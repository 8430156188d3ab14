import { listPath } from '../../content/targets.ts';
import { socialImage } from '../../contract/social.ts';
import type { ListPage } from '../../contract/words.ts';
import { useSite } from '../site.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** The canonical path; pages without one get noindex. */
  path?: string;
  /** A page with a canonical path that search engines are to leave alone. */
  noindex?: boolean;
  /** The page of a long list. */
  list?: ListPage;
  type?: 'website' | 'article';
  /** ISO date of an article. */
  published?: string;
};

/** Metadata for search engines and link previews; React hoists it into <head>. */
export function PageHead({ title, description, path, noindex = !path, list, type = 'website', published }: PageHeadProps) {
  const { publicUrl, name } = useSite();
  const fullTitle = path === '/' ? `${name} | ${title}` : `${title} | ${name}`;
  const image = publicUrl + socialImage(noindex || !path ? '/' : path);
  const address = path && publicUrl + listPath(path, list?.number ?? 1);

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {address ? <link rel="canonical" href={address} /> : null}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {path && list && list.number > 1 ? <link rel="prev" href={publicUrl + listPath(path, list.number - 1)} /> : null}
      {path && list && list.number < list.count ? <link rel="next" href={publicUrl + listPath(path, list.number + 1)} /> : null}
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address ? <meta property="og:url" content={address} /> : null}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${name}: ${title}`} />
      {published ? <meta property="article:published_time" content={published} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={`${name}: ${title}`} />
    </>
  );
}
