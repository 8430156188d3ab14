import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { cutQuery, searchPage, searchPath } from '../../content/search.ts';
import { rank, type SearchDocument } from '../search/rank.ts';
import { ResultCount } from '../search/result-count.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Button } from '../ui/button.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';

const { title, description, hero, label, button, hint } = searchPage;

/** The search as a page: a plain form and a plain list, the same with and without JavaScript. */
export default function Search({ documents }: { documents: SearchDocument[] }) {
  const id = useId();
  const navigate = useNavigate();
  const query = cutQuery(useSearchParams()[0].get('q') ?? '');
  const results = rank(documents, query);
  const search = (form: FormData) => navigate(`${searchPath}?q=${encodeURIComponent(String(form.get('q')))}`);

  return (
    <>
      <PageHead title={query ? `${title}: ${query}` : title} description={description} art="search" />
      <Hero art="search" look="short" {...hero} crumbs={[{ text: title }]} />
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
              <label htmlFor={id}>{label}</label>
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
              <Button type="submit">{button}</Button>
            </form>
          </search>
          {query ? (
            <h2>
              <ResultCount count={results.length} query={query} />
            </h2>
          ) : (
            <p>{hint}</p>
          )}
          <ol className="link-cards">
            {results.map(({ path, title: name, area, summary }) => (
              <li key={path}>
                <Link to={path} className="link-card">
                  <h3>
                    {name} <small className="label">{area}</small>
                  </h3>
                  <span>{summary}</span>
                  <GoArrow />
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
