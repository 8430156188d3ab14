import type { PageProps } from '../routes.tsx';
import { CardGrid } from '../sections/cards.tsx';
import { Hero, HeroActions } from '../sections/hero.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PictureText } from '../sections/picture-text.tsx';
import { RunningText } from '../sections/text.tsx';
import { PageHead } from '../seo/page-head.tsx';

export default function AboutUs({ page: { path, art, words } }: PageProps<'about'>) {
  const { title, description, hero, about, group, values, officeChart } = words;
  return (
    <>
      <PageHead title={title} description={description} path={path} art={art} />
      <Hero art={art} {...hero}>
        <HeroActions enquire={false} />
      </Hero>
      <RunningText {...about} />
      <PictureText {...group} picture={<OfficeMap description={officeChart} />} ground="sunken" />
      <CardGrid {...values} />
    </>
  );
}
