import { accessibilityPage } from '../../content/accessibility.ts';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PlainText } from '../sections/plain-text.tsx';

const { title, description, hero, sections } = accessibilityPage;

export default function Accessibility() {
  return (
    <>
      <PageHead title={title} description={description} path="/accessibility" art="accessibility" />
      <Hero art="accessibility" look="short" {...hero} crumbs={[{ text: title }]} />
      <PlainText sections={sections} />
    </>
  );
}
