import { useEffect } from 'react';
import { serviceCrumbs } from '../../content/crumbs.ts';
import type { Page } from '../../content/page.ts';
import type { PageEntry } from '../../content/pages.ts';
import { Below } from '../sections/below.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Related } from '../sections/related.tsx';
import { Sections } from '../sections/sections.tsx';
import { useTyping } from '../sections/typing.ts';
import { TypingHeading } from '../sections/typing-heading.tsx';
import { PauseButton } from '../ui/rotation.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** The low-code platform: scrolls to the top, shows the spinner for 500 ms, then a heading that types. */
export default function LowCodePage({ entry, page, typedPhrases }: { entry: PageEntry; page: Page; typedPhrases: string[] }) {
  const { text, started, paused, toggle } = useTyping(typedPhrases);
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const heading = <TypingHeading heading={page.hero.heading} phrases={typedPhrases} text={text} moving={started} />;

  return (
    <>
      <PageHead title={page.title} description={page.description} path={entry.path} art={entry.art} />
      <PageSpinner />
      <Hero art={entry.art} look="typing" heading={heading} lede={page.hero.lede} crumbs={serviceCrumbs(entry)}>
        <HeroActions enquire={false} />
        <p className="typing-ctl">
          <PauseButton paused={paused} onClick={toggle} what="typing" look="labelled" />
        </p>
      </Hero>
      <Below>
        <Sections sections={page.sections} service={entry.name} />
        <Related entry={entry} />
      </Below>
    </>
  );
}
