import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { send } from './document/signals.ts';
import { toLocation } from './navigation/location.ts';
import { Router, type Screen, type Target } from './navigation/router.tsx';
import { type Site, SiteContext } from './site.ts';

type Start = {
  /** The server-rendered screen. */
  first: (site: Site) => Promise<Screen>;
  find: (path: string) => Target | undefined;
  offline: ReactNode;
};

/** Hydrates the server-rendered page. If that fails the page stays as it is: working static HTML. */
export async function hydrate({ first, find, offline }: Start) {
  try {
    const container = document.getElementById('app');
    const siteJson = document.getElementById('site')?.textContent;
    if (!container || !siteJson) throw new Error('The page has no #app or #site.');
    const site = JSON.parse(siteJson) as Site;
    const screen = await first(site);
    startTransition(() => {
      hydrateRoot(
        container,
        <SiteContext value={site}>
          <Router first={{ location: toLocation(new URL(location.href)), screen }} find={find} offline={offline}>
            {({ element }) => <App>{element}</App>}
          </Router>
        </SiteContext>,
      );
    });
  } catch (error) {
    send('app-failed');
    throw error;
  }
}
