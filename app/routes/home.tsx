import { useEffect, useState } from 'react';
import { homePage } from '../../content/home.ts';
import { messages } from '../../content/messages.ts';
import type { ManagedHome } from '../../contract/homepage.ts';
import { paths } from '../../contract/paths.ts';
import { request } from '../api/request.ts';
import { Below } from '../sections/below.tsx';
import { ContactCall } from '../sections/contact.tsx';
import { FeedLinks } from '../sections/feed-links.tsx';
import { Banner } from '../sections/home/banner.tsx';
import { Featured } from '../sections/home/featured.tsx';
import { Film } from '../sections/home/film.tsx';
import { Glance } from '../sections/home/glance.tsx';
import { ManagedServices } from '../sections/home/managed-services.tsx';
import { Partnerships } from '../sections/home/partnerships.tsx';
import { WhatWeDo } from '../sections/home/what-we-do.tsx';
import { PageHead } from '../sections/page-head.tsx';

export default function Home({ managed }: { managed: ManagedHome }) {
  useFetchedBanners();
  return (
    <>
      <PageHead title={homePage.title} description={homePage.description} path="/" />
      <FeedLinks feed="blogs" />
      <FeedLinks feed="news" />
      <Banner banners={managed.banners} />
      <Below>
        <WhatWeDo />
        <Film />
        <Partnerships />
        <Glance />
        <Featured />
        {managed.services ? <ManagedServices services={managed.services} /> : null}
        <ContactCall {...homePage.closing} terrain="home" />
      </Below>
    </>
  );
}

/** The specification fetches the banners on load, stores them and shows them nowhere (section 2.2). */
function useFetchedBanners() {
  const [, store] = useState<unknown[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    request<unknown[]>(paths.publicBanners, { signal: leaving.signal }).then(store, (error: unknown) => {
      if (!leaving.signal.aborted) console.error(messages.log.fetchBanners, error);
    });
    return () => leaving.abort();
  }, []);
}
