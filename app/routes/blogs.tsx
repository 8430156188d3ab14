import { actions } from '../../content/labels/actions.ts';
import type { PageProps } from '../routes.tsx';
import { ArtCard } from '../sections/art-card.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Hero } from '../sections/hero.tsx';
import { Pagination } from '../sections/pagination.tsx';
import { Published } from '../sections/published.tsx';
import { FeedLine, FeedLinks } from '../seo/feed-links.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { SocialMarks } from '../ui/social-marks.tsx';

const sizes = '(min-width: 992px) 55vw, 100vw';

export default function Blogs({ page: { path, art, words } }: PageProps<'blogs'>) {
  const { title, description, hero, cards, list, closing } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} list={list} />
      <FeedLinks feed="blogs" />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]} />
      <section className="section section-close">
        <div className="wrap posts">
          {cards.map((card) => (
            <ArtCard
              key={card.path}
              {...card}
              date={<Published on={card.published} className="label" />}
              more={actions.readArticle}
              aside={<SocialMarks />}
              level="h2"
              look="post"
              sizes={sizes}
            />
          ))}
        </div>
        <Pagination path={path} {...list} />
        <FeedLine feed="blogs" />
      </section>
      <ContactCall {...closing} />
    </>
  );
}
