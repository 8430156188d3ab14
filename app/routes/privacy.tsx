import { privacyPage } from '../../content/privacy.ts';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PlainText } from '../sections/plain-text.tsx';

const { title, description, hero, sections } = privacyPage;

export default function Privacy() {
  return (
    <>
      <PageHead title={title} description={description} path="/privacy" art="privacy" />
      <Hero art="privacy" look="short" {...hero} crumbs={[{ text: title }]} />
      <PlainText sections={sections} />
    </>
  );
}
