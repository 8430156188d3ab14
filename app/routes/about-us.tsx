import { aboutPage } from '../../content/about.ts';
import { officeChart } from '../../content/company.ts';
import { Below } from '../sections/below.tsx';
import { CardGrid } from '../sections/cards.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PictureText } from '../sections/picture-text.tsx';
import { RunningText } from '../sections/text.tsx';

const { title, description, hero, about, group, values } = aboutPage;

export default function AboutUs() {
  return (
    <>
      <PageHead title={title} description={description} path="/about-us" art="about-us" />
      <Hero art="about-us" {...hero}>
        <HeroActions enquire={false} />
      </Hero>
      <Below>
        <RunningText {...about} />
        <PictureText {...group} picture={<OfficeMap description={officeChart} />} ground="sunken" />
        <CardGrid {...values} />
      </Below>
    </>
  );
}
