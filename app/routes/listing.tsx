import type { PageProps } from '../routes.tsx';
import { ArtCard } from '../sections/art-card.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Hero } from '../sections/hero.tsx';
import { Pagination } from '../sections/pagination.tsx';
import { PageHead } from '../seo/page-head.tsx';

/** Case studies, vacancies: a card for each, leading to its page. */
export default function Listing({ page: { path, art, words } }: PageProps<'listing'>) {
  const { title, description, hero, cards, list, more, closing } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} list={list} />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]} />
      <section className="section section-close">
        <div className="wrap cards-3">
          {cards.map(({ published: _, ...card }) => (
            <ArtCard key={card.path} {...card} more={more} level="h2" />
          ))}
        </div>
        <Pagination path={path} {...list} />
      </section>
      <ContactCall {...closing} />
    </>
  );
}
