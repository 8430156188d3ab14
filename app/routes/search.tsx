import { cutQuery, searchLabels } from '../../content/labels/search.ts';
import { usePageLocation } from '../navigation/location.ts';
import type { PageProps } from '../routes.tsx';
import { rank } from '../search/rank.ts';
import { ResultCount } from '../search/result-count.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { useSite } from '../site.ts';
import { GoArrow } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

/** The search page: a form and a list that work with and without JavaScript. */
export default function Search({ page: { art, words } }: PageProps<'search'>) {
  const { title, description, hero, documents, areas, browse, closing } = words;
  const query = cutQuery(new URLSearchParams(usePageLocation().search).get('q') ?? '');
  const { older } = useSite();
  const isAnswer = older?.query === query;
  const results = rank(isAnswer ? [...documents, ...older.documents] : documents, query);

  return (
    <>
      <PageHead title={query ? `${title}: ${query}` : title} description={description} />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]} />
      <section className="section section-close">
        <div className="wrap search-page">
          <SearchForm key={query} query={query} />
          {query ? (
            <h2>
              <ResultCount count={results.length} query={query} hasMore={isAnswer && older.hasMore} />
            </h2>
          ) : (
            <p>{searchLabels.hint}</p>
          )}
          <ol className="link-cards">
            {results.map(({ path, title: name, area, hue, summary }) => (
              <li key={path + name}>
                <a href={path} className="link-card" data-hue={hue}>
                  <h3>
                    {name} <small className="label">{area}</small>
                  </h3>
                  <span>{summary}</span>
                  <GoArrow />
                </a>
              </li>
            ))}
          </ol>
          {results.length ? null : (
            <nav aria-labelledby="browse">
              <h2 id="browse">{browse}</h2>
              <div className="chips">
                {areas.map(({ text, path }) => (
                  <Link key={path} to={path}>
                    {text}
                  </Link>
                ))}
              </div>
            </nav>
          )}
        </div>
      </section>
      <ContactCall {...closing} />
    </>
  );
}
