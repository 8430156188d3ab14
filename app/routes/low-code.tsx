import type { PageProps } from '../routes.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { Related } from '../sections/related.tsx';
import { Sections } from '../sections/sections.tsx';
import { useTyping } from '../sections/typing.ts';
import { TypingHeading } from '../sections/typing-heading.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { PauseButton } from '../ui/rotation.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** The low-code platform: a spinner for 500 ms, then a typing heading. */
export default function LowCodePage({ page: { id, path, name, art, words } }: PageProps<'low-code'>) {
  const { text, started, paused, toggle } = useTyping(words.typedPhrases);
  const heading = <TypingHeading heading={words.hero.heading} phrases={words.typedPhrases} text={text} moving={started} />;

  return (
    <>
      <PageHead title={words.title} description={words.description} path={path} />
      <PageSpinner />
      <Hero art={art} look="typing" heading={heading} lede={words.hero.lede} crumbs={words.crumbs}>
        <HeroActions enquire={false} service={id} />
        <p className="typing-ctl">
          <PauseButton paused={paused} onClick={toggle} what="typing" look="labelled" />
        </p>
      </Hero>
      <Sections sections={words.sections} archetype={words.archetype} service={{ id, name }} />
      <Related lists={[words.seeAlso, words.related]} />
    </>
  );
}
