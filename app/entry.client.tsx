import { startTransition } from 'react';
import { loadServicesOnStart } from './api/start.ts';
import { App } from './app.tsx';
import { loadReactDom } from './react-dom.ts';
import { routeAt } from './routes.tsx';
import { type Site, SiteContext } from './site.ts';
import { SiteRouter } from './site-router.tsx';

/** Takes the page over. No top-level await here: a page's chunk may import from this one and would wait for ever. */
async function start() {
  await pageThere();
  const container = document.getElementById('app');
  const siteJson = document.getElementById('site')?.textContent;
  if (!container || !siteJson) throw new Error('The page has no #app or #site.');
  const site = JSON.parse(siteJson) as Site;

  await Promise.all([routeAt(location.pathname)?.load(), wholeStyles()]);
  await breath();
  const { hydrateRoot } = await loadReactDom();
  await breath();
  startTransition(() => {
    hydrateRoot(
      container,
      <SiteContext value={site}>
        <SiteRouter>
          <App fault={container.dataset.fault === 'true'} />
        </SiteRouter>
      </SiteContext>,
    );
  });
  loadServicesOnStart();
}

/** Screens that start at once may be here before the page is: kept files are quicker than a page under way. */
function pageThere(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Lets the browser answer a finger between two long pieces of work. */
const breath = () => (window as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.();

/** Resolves when the whole stylesheet is in force: until then only what the page brought may be shown. */
function wholeStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

start().catch((error) => {
  document.dispatchEvent(new Event('app-failed'));
  throw error;
});
