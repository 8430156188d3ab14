import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { loadServicesOnStart } from './api/start.ts';
import { App } from './app.tsx';
import { routeAt } from './routes.tsx';
import { type Site, SiteContext } from './site.ts';

const container = document.getElementById('app');
const siteJson = document.getElementById('site')?.textContent;
if (!container || !siteJson) throw new Error('The page has no #app or #site.');
const site = JSON.parse(siteJson) as Site;

await routeAt(location.pathname)?.load();

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
document.dispatchEvent(new Event('app-ready'));
loadServicesOnStart();
