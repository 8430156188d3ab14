import type { PageProps } from '../routes.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { Related } from '../sections/related.tsx';
import { Sections } from '../sections/sections.tsx';
import { PageHead } from '../seo/page-head.tsx';
import { TalentLogo } from '../ui/logo.tsx';

/** A service, platform, product or solution: sections in the order its words give. */
export default function ServicePage({ page: { path, name, hue, art, words } }: PageProps<'service'>) {
  const enquire = words.sections.some((section) => section.kind === 'intro' && section.enquiry);
  return (
    <>
      <PageHead title={words.title} description={words.description} path={path} art={art} />
      <Hero art={art} {...words.hero} crumbs={words.crumbs} beside={enquire} mark={hue === 'talent' ? <TalentLogo /> : null}>
        <HeroActions enquire={enquire} />
      </Hero>
      <Sections sections={words.sections} service={name} />
      <Related {...words.related} />
    </>
  );
}
