import type { PageProps } from '../routes.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { Banner } from '../sections/home/banner.tsx';
import { Featured } from '../sections/home/featured.tsx';
import { Film } from '../sections/home/film.tsx';
import { Glance } from '../sections/home/glance.tsx';
import { ManagedServices } from '../sections/home/managed-services.tsx';
import { Partnerships } from '../sections/home/partnerships.tsx';
import { WhatWeDo } from '../sections/home/what-we-do.tsx';
import { FeedLinks } from '../seo/feed-links.tsx';
import { PageHead } from '../seo/page-head.tsx';

export default function Home({ page: { path, words } }: PageProps<'home'>) {
  const { managed } = words;
  return (
    <>
      <PageHead title={words.title} description={words.description} path={path} />
      <FeedLinks feed="blogs" />
      <FeedLinks feed="news" />
      <Banner words={words} />
      <WhatWeDo {...words.whatWeDo} />
      <Film {...words.film} />
      <Partnerships {...words.partnerships} />
      <Glance {...words.glance} officeChart={words.officeChart} ticks={words.ticks} />
      <Featured {...words.featured} />
      {managed.services ? <ManagedServices {...words.managedTexts} services={managed.services} /> : null}
      <ContactCall {...words.closing} />
    </>
  );
}
