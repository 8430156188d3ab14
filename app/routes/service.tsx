import type { PageProps } from '../routes.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { Related } from '../sections/related.tsx';
import { Sections } from '../sections/sections.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { TalentLogo } from '../shell/logo.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

/** A service, platform, product or solution: sections in content order. The lifecycle platform shows a spinner first. */
export default function ServicePage({ page }: PageProps<'service'> | PageProps<'lifecycle'>) {
  const { id, path, name, hue, art, words } = page;
  const enquire = words.sections.some((section) => section.kind === 'intro' && section.enquiry);
  return (
    <>
      {page.kind === 'lifecycle' ? <PageSpinner /> : null}
      <PageHead title={words.title} description={words.description} path={path} />
      <Hero art={art} {...words.hero} crumbs={words.crumbs} beside={enquire} mark={hue === 'talent' ? <TalentLogo /> : null}>
        <HeroActions enquire={enquire} service={id} />
      </Hero>
      <Sections sections={words.sections} archetype={words.archetype} service={{ id, name }} />
      <Related lists={[words.seeAlso, words.related]} />
    </>
  );
}
