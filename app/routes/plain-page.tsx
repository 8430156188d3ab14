import type { PageProps } from '../routes.tsx';
import { Hero } from '../sections/hero.tsx';
import { PlainText } from '../sections/plain-text.tsx';
import { PageHead } from '../seo/page-head.tsx';

/** Long text in sections: privacy, accessibility. */
export default function PlainPage({ page: { path, art, words } }: PageProps<'plain'>) {
  const { title, description, hero, sections } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} art={art} />
      <Hero art={art} look="short" {...hero} crumbs={[{ text: hero.heading }]} />
      <PlainText sections={sections} />
    </>
  );
}
