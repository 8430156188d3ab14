import type { PageProps } from '../routes.tsx';
import { ArticleBody } from '../sections/article-body.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { FactList } from '../sections/fact-list.tsx';
import { Hero } from '../sections/hero.tsx';
import { Related } from '../sections/related.tsx';
import { Stats } from '../sections/stats.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { GoArrow } from '../ui/icon.tsx';

/** A case study or a vacancy. */
export default function Detail({ page: { path, art, words } }: PageProps<'detail'>) {
  const { title, description, lede, facts, blocks, picture, crumbs, results, apply, closing, services } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} type="article" published={words.published} />
      <Hero art={art} picture={picture} look="article" heading={title} crumbs={crumbs}>
        {apply ? (
          <div className="hero-cta">
            <a className="btn" href={apply.to}>
              {apply.label} <GoArrow />
            </a>
          </div>
        ) : null}
      </Hero>
      <div className="wrap read">
        <aside className="toc">
          <FactList facts={facts} />
        </aside>
        <ArticleBody lede={lede} blocks={blocks} />
      </div>
      {results ? <Stats {...results} /> : null}
      <ContactCall {...closing} />
      {services.pages.length ? <Related lists={[services]} /> : null}
    </>
  );
}
