import { lastChanged } from '../../content/labels/actions.ts';
import type { PageProps } from '../routes.tsx';
import { Hero } from '../sections/hero.tsx';
import { PlainText } from '../sections/plain-text.tsx';
import { Published } from '../sections/published.tsx';
import { PageHead } from '../seo/page-head.tsx';

/** Long text in sections: privacy, accessibility. */
export default function PlainPage({ page: { path, art, words } }: PageProps<'plain'>) {
  const { title, description, hero, sections, changed } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]}>
        {changed ? (
          <p className="label hero-note">
            {lastChanged} <Published on={changed} />
          </p>
        ) : null}
      </Hero>
      <PlainText sections={sections} />
    </>
  );
}
