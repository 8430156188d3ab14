import { messages } from '../../../content/messages.ts';
import type { ShowcaseKind, Switches } from '../../../contract/showcase.ts';
import type { SiteLink } from '../../ui/link.tsx';

/** The words in which banners and service cards differ. */
export type KindWords = {
  one: string;
  many: string;
  list: string;
  add: string;
  listPath: SiteLink;
  addPath: SiteLink;
  switch: keyof Switches;
  alerts: { added: string; updated: string; deleted: string };
};

export const kinds: Record<ShowcaseKind, KindWords> = {
  banner: {
    one: 'banner',
    many: 'banners',
    list: 'All Banners',
    add: 'Add Banner',
    listPath: '/adminDashboard/allBanners',
    addPath: '/adminDashboard/addBanner',
    switch: 'banners',
    alerts: messages.banner,
  },
  service: {
    one: 'service',
    many: 'services',
    list: 'All Services',
    add: 'Add Service',
    listPath: '/adminDashboard/allServices',
    addPath: '/adminDashboard/addService',
    switch: 'services',
    alerts: messages.serviceCard,
  },
};
