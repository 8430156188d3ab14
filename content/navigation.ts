// Menus and footer as data. Labels are those of the specification where it gives them.
import type { PagePath } from './site-map.ts';

type NavigationLink = { text: string; path: PagePath };

export const mainNavigation = {
  about: { text: 'About', path: '/about-us' },
  services: 'Services',
  insights: {
    text: 'Insights',
    links: [
      { text: 'Blogs', path: '/insights/blogs' },
      { text: 'News', path: '/insights/news' },
    ],
  },
  contact: { text: 'Contact Us', path: '/contactUs' },
} as const satisfies Record<string, string | NavigationLink | { text: string; links: readonly NavigationLink[] }>;

/** The Services menu: three platforms, the first with its submenu. */
export const platformMenu = [
  {
    path: '/Oracle',
    submenu: [
      { text: 'PaaS', path: '/Paas' },
      { text: 'IaaS', path: '/Iaas' },
      { text: 'Analytics & BI', path: '/AnalyticsBI' },
    ],
  },
  { path: '/mendixPage', submenu: [] },
  { path: '/polarionPage', submenu: [] },
] as const satisfies readonly { path: PagePath; submenu: readonly NavigationLink[] }[];

export const allServices = { text: 'All services', path: '/services' } as const satisfies NavigationLink;

/** What a feed reader calls the feeds. */
export const feedTitles = { blogs: 'Blogs', news: 'News' } as const;

/** Before the links to the feeds, on the page they belong to. */
export const followFeed = 'Follow in a feed reader:';

export const footerNavigation = {
  company: [
    { text: 'About', path: '/about-us' },
    { text: 'Contact Us', path: '/contactUs' },
    { text: 'Blogs', path: '/insights/blogs' },
    { text: 'News', path: '/insights/news' },
    allServices,
  ],
  legal: [
    { text: 'Privacy', path: '/privacy' },
    { text: 'Accessibility', path: '/accessibility' },
  ],
  marks: 'Product and company names are trademarks of their respective owners.',
} as const satisfies Record<string, string | readonly (PagePath | NavigationLink)[]>;
