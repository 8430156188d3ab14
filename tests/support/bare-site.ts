import type { SiteRenderer } from '../../server/web/pages/renderer.ts';

/** Enough of a site for tests of the API; tests of pages use the built one. */
export const bareSite: SiteRenderer = {
  publicPaths: ['/', '/contactUs'],
  adminPaths: ['/adminLogin'],
  render: async (path, site) => ({
    head: `<title>${path}</title>`,
    body: `<div class="site">${JSON.stringify(site.home)}</div>`,
  }),
  assets: {
    modules: ['/assets/app.js'],
    early: '',
    arrived: '',
    fontFaces: '',
    criticalStyles: () => '',
    styles: '/assets/site.css',
    adminStyles: '/assets/admin.css',
    fonts: [],
    icon: '/favicon.webp',
  },
};
