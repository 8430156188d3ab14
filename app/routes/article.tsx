import { blogCards, blogsPage } from '../../content/blogs.ts';
import type { Article } from '../../content/page.ts';
import { ArtCard } from '../sections/art-card.tsx';
import { ArticleBody } from '../sections/article-body.tsx';
import { Below } from '../sections/below.tsx';
import { Contents } from '../sections/contents.tsx';
import { FeedLinks } from '../sections/feed-links.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Published } from '../sections/published.tsx';
import { headingsOf, minutesToRead } from '../sections/reading.ts';

const path = '/insights/blogs';

export default function ArticlePage({ article }: { article: Article }) {
  const { id, title, description, topics, published, lede, blocks } = article;
  const art = `blogdetails-${id}`;
  const others = blogCards.filter((card) => card.id !== id);
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={`/blogDetails/${id}`}
        art={art}
        type="article"
        published={published}
      />
      <FeedLinks feed="blogs" />
      <Hero art={art} look="article" heading={title} crumbs={[{ text: blogsPage.title, path }]}>
        <p className="label hero-note">
          {topics} · <Published on={published} /> · {minutesToRead(article)} min read
        </p>
      </Hero>
      <Below>
        <div className="wrap read">
          <Contents headings={headingsOf(blocks)} />
          <ArticleBody lede={lede} blocks={blocks} />
        </div>
        <section className="section-sunken">
          <div className="wrap read">
            <div className="next-post">
              <h2 className="label">{blogsPage.next}</h2>
              {others.map(({ id: other, desc, ...card }) => (
                <ArtCard
                  key={other}
                  {...card}
                  text={desc}
                  path={`/blogDetails/${other}`}
                  more="Read the article"
                  look="post"
                  sizes="(min-width: 992px) 50vw, 100vw"
                />
              ))}
            </div>
          </div>
        </section>
      </Below>
    </>
  );
}
