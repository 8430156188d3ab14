import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadServicesOnStart } from './api/start.ts';
import { App } from './app.tsx';
import { routeAt } from './routes.tsx';
import { type Site, SiteContext } from './site.ts';

// Screens that start at once may be here before the page is: kept files are quicker than a page under way.
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}
const container = document.getElementById('app');
const siteJson = document.getElementById('site')?.textContent;
if (!container || !siteJson) throw new Error('The page has no #app or #site.');
const site = JSON.parse(siteJson) as Site;

// The answer to a form that was posted natively stands at the address it was posted to.
if (site.contactAnswer) history.replaceState(null, '', '/contactUs');
await Promise.all([routeAt(location.pathname)?.load(), wholeStyles()]);

/** Resolves when the whole stylesheet is in force: until then only what the page brought may be shown. */
function wholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

startTransition(() => {
  hydrateRoot(
    container,
    <SiteContext value={site}>
      <BrowserRouter>
        <App fault={container.dataset.fault === 'true'} />
      </BrowserRouter>
    </SiteContext>,
  );
});
loadServicesOnStart();
