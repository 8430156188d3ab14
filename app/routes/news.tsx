import type { PageProps } from '../routes.tsx';
import { ArtCard } from '../sections/art-card.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Hero } from '../sections/hero.tsx';
import { Pagination } from '../sections/pagination.tsx';
import { Published } from '../sections/published.tsx';
import { FeedLine, FeedLinks } from '../seo/feed-links.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { SocialMarks } from '../ui/social-marks.tsx';

export default function News({ page: { path, art, words } }: PageProps<'news'>) {
  const { title, description, hero, items, list, closing } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} list={list} />
      <FeedLinks feed="news" />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]} />
      <section className="section section-close">
        <div className="wrap cards-3">
          {items.map(({ id, timeStamp, desc, art: _, ...card }) => (
            <ArtCard
              key={id}
              id={`news-${id}`}
              {...card}
              text={desc}
              date={<Published on={timeStamp} className="label" />}
              aside={<SocialMarks />}
              level="h2"
              look="note"
            />
          ))}
        </div>
        <Pagination path={path} {...list} />
        <FeedLine feed="news" />
      </section>
      <ContactCall {...closing} />
    </>
  );
}
