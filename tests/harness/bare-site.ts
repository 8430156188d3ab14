import type { SiteRenderer } from '../../server/web/pages/renderer.ts';

/** Enough of a site for tests of the API; tests of pages use the built one. */
export const bareSite: SiteRenderer = {
  adminPaths: ['/adminLogin'],
  withDrawings: (page) => page,
  render: async (address, wanted) => ({
    head: `<title>${address}</title>`,
    body: JSON.stringify('page' in wanted ? wanted.page.words : wanted),
    before: '',
    after: '',
    hue: 'company',
    start: 'intent',
    linkedData: [],
  }),
  assets: {
    entry: { url: '/assets/app.js', imports: [] },
    adminEntry: { url: '/assets/admin.js', imports: [] },
    headScript: '',
    bodyScript: '',
    styles: '/assets/site.css',
    adminStyles: '/assets/admin.css',
    fonts: [],
    icon: '/favicon.webp',
  },
};
