import { company, figures } from './company.ts';
import type { Hue } from './page.ts';

export type NewsItem = {
  id: number;
  title: string;
  /** ISO date. */
  timeStamp: string;
  art: string;
  hue: Hue;
  desc: string;
  /** The page it announces. */
  path: string;
};

export const newsPage = {
  title: 'News',
  description: `What is new at ${company.name}: services, articles and the way we work, in short notes with the latest first.`,
  hero: {
    heading: 'News',
    lede: 'What we offer, what we have written and how we work.',
  },
};

/** Newest first. */
export const news: NewsItem[] = [
  {
    id: 6,
    title: 'All services on one page',
    timeStamp: '2024-11-12',
    art: 'services',
    hue: 'company',
    desc: 'Every service now stands in a single list, grouped by platform, enterprise system, managed service, solution and digital service. Find yours without searching the menus.',
    path: '/services',
  },
  {
    id: 5,
    title: 'New article: lifecycle in regulated fields',
    timeStamp: '2024-09-17',
    art: 'blogdetails-2',
    hue: 'lifecycle',
    desc: 'Our second article looks at Polarion ALM where evidence counts. It lists what to set up, what audits tend to find and how to run a trace drill.',
    path: '/blogDetails/2',
  },
  {
    id: 4,
    title: 'Azure and AWS, side by side',
    timeStamp: '2024-08-06',
    art: 'manage-cloud',
    hue: 'managed',
    desc: 'Managed Cloud Services now has a description for each provider. Switch between the two and see which tools we use and what we look after.',
    path: '/managed-services/manage-cloud',
  },
  {
    id: 3,
    title: `${company.talentBrand} puts its terms in writing`,
    timeStamp: '2024-06-18',
    art: 'staff-augmentation',
    hue: 'talent',
    desc: `Terms of ${figures.talent.term}, cancellation within ${figures.talent.cancellation}, on-boarding typically within ${figures.talent.onboarding}: the Staff Augmentation page now says it before you ask.`,
    path: '/managed-services/staff-augmentation',
  },
  {
    id: 2,
    title: 'New article: three tools, one line',
    timeStamp: '2024-05-14',
    art: 'blogdetails-1',
    hue: 'lowcode',
    desc: 'Mendix, Polarion and an Oracle database are often bought apart. Our first article shows how to connect them, in which order, and when not to.',
    path: '/blogDetails/1',
  },
  {
    id: 1,
    title: 'Analytics and BI in four stages',
    timeStamp: '2024-03-05',
    art: 'analyticsbi',
    hue: 'analytics',
    desc: 'Consult, Implement, Manage, Improve: the Analytics and BI page follows the life of a reporting project. Begin at the stage you have reached.',
    path: '/AnalyticsBI',
  },
];
