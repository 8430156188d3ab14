import { actions, minutesLabel } from '../../content/labels/actions.ts';
import type { PageProps } from '../routes.tsx';
import { ArtCard } from '../sections/art-card.tsx';
import { ArticleBody } from '../sections/article-body.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Contents } from '../sections/contents.tsx';
import { Hero } from '../sections/hero.tsx';
import { Published } from '../sections/published.tsx';
import { headingsOf, minutesToRead } from '../sections/reading.ts';
import { Related } from '../sections/related.tsx';
import { FeedLinks } from '../seo/feed-links.tsx';
import { PageHead } from '../seo/page-head.tsx';

export default function ArticlePage({ page: { path, art, words } }: PageProps<'article'>) {
  const { title, description, topics, published, lede, blocks, crumbs, next, others, services, closing, picture } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} type="article" published={published} />
      <FeedLinks feed="blogs" />
      <Hero art={art} picture={picture} look="article" heading={title} crumbs={crumbs}>
        <p className="label hero-note">
          {topics} · <Published on={published} /> · {minutesLabel(minutesToRead(words))}
        </p>
      </Hero>
      <div className="wrap read">
        <Contents headings={headingsOf(blocks)} />
        <ArticleBody lede={lede} blocks={blocks} />
      </div>
      <ContactCall {...closing} />
      <Related lists={[services]} />
      <section className="section-sunken">
        <div className="wrap read">
          <div className="next-post">
            <h2 className="label">{next}</h2>
            {others.map((card) => (
              <ArtCard
                key={card.path}
                {...card}
                date={<Published on={card.published} className="label" />}
                more={actions.readArticle}
                look="post"
                sizes="(min-width: 992px) 50vw, 100vw"
              />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
