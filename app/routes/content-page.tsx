import { serviceCrumbs } from '../../content/crumbs.ts';
import type { Page } from '../../content/page.ts';
import type { PageEntry } from '../../content/pages.ts';
import { Below } from '../sections/below.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Related } from '../sections/related.tsx';
import { Sections } from '../sections/sections.tsx';
import { TalentLogo } from '../ui/logo.tsx';

/** Every page that is data alone. */
export default function ContentPage({ entry, page }: { entry: PageEntry; page: Page }) {
  const enquire = page.sections.some((section) => section.kind === 'intro' && section.enquiry);
  return (
    <>
      <PageHead title={page.title} description={page.description} path={entry.path} art={entry.art} />
      <Hero
        art={entry.art}
        {...page.hero}
        crumbs={serviceCrumbs(entry)}
        beside={enquire}
        mark={entry.hue === 'talent' ? <TalentLogo /> : null}
      >
        <HeroActions enquire={enquire} />
      </Hero>
      <Below>
        <Sections sections={page.sections} service={entry.name} />
        <Related entry={entry} />
      </Below>
    </>
  );
}
