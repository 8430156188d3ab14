import type { PageProps } from '../routes.tsx';
import { CardGrid } from '../sections/cards.tsx';
import { Credentials, LegalEntities, People } from '../sections/company.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { Options } from '../sections/options.tsx';
import { PictureText } from '../sections/picture-text.tsx';
import { RunningText } from '../sections/text.tsx';
import { Timeline } from '../sections/timeline.tsx';
import { PageHead } from '../seo/page-head.tsx';

export default function AboutUs({ page: { path, art, words } }: PageProps<'about'>) {
  const { title, description, hero, about, line, group, values, officeChart, closing } = words;
  const { people, engagementModels, credentials, legal } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <Hero art={art} {...hero}>
        <HeroActions enquire={false} />
      </Hero>
      <RunningText {...about} />
      <Timeline {...line} ground="sunken" />
      <PictureText {...group} picture={<OfficeMap description={officeChart} />} />
      <CardGrid {...values} ground="sunken" />
      {people ? <People {...people} /> : null}
      {engagementModels ? <Options id="engagement-models" {...engagementModels} ground="sunken" /> : null}
      {credentials ? <Credentials {...credentials} /> : null}
      {legal ? <LegalEntities {...legal} ground="sunken" /> : null}
      <ContactCall {...closing} />
    </>
  );
}
