import { useId } from 'react';
import { cutQuery, searchLabels, searchPath } from '../../content/labels/search.ts';
import { go } from '../navigation/go.ts';
import { usePageLocation } from '../navigation/location.ts';
import type { PageProps } from '../routes.tsx';
import { rank } from '../search/rank.ts';
import { ResultCount } from '../search/result-count.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { Button } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';

/** The search page: a form and a list that work with and without JavaScript. */
export default function Search({ page: { art, words } }: PageProps<'search'>) {
  const { title, description, hero, documents } = words;
  const id = useId();
  const query = cutQuery(new URLSearchParams(usePageLocation().search).get('q') ?? '');
  const results = rank(documents, query);
  const search = (form: FormData) => go(`${searchPath}?q=${encodeURIComponent(String(form.get('q')))}`);

  return (
    <>
      <PageHead title={query ? `${title}: ${query}` : title} description={description} art={art} />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]} />
      <section className="section section-close">
        <div className="wrap search-page">
          <search>
            <form
              action={searchPath}
              className="search-form"
              onSubmit={(event) => {
                event.preventDefault();
                search(new FormData(event.currentTarget));
              }}
            >
              <label htmlFor={id}>{searchLabels.label}</label>
              <input
                key={query}
                id={id}
                name="q"
                type="search"
                className="input"
                defaultValue={query}
                autoComplete="off"
                enterKeyHint="search"
              />
              <Button type="submit">{searchLabels.button}</Button>
            </form>
          </search>
          {query ? (
            <h2>
              <ResultCount count={results.length} query={query} />
            </h2>
          ) : (
            <p>{searchLabels.hint}</p>
          )}
          <ol className="link-cards">
            {results.map(({ path, title: name, area, summary }) => (
              <li key={path}>
                <a href={path} className="link-card">
                  <h3>
                    {name} <small className="label">{area}</small>
                  </h3>
                  <span>{summary}</span>
                  <GoArrow />
                </a>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
