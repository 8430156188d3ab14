import { messages } from '../../../content/messages.ts';
import type { CardKind, Switches } from '../../../contract/cards.ts';
import { panelPath } from '../shell/panel-names.ts';

/** The words in which banners and service cards differ. */
export type KindWords = {
  one: string;
  many: string;
  list: string;
  add: string;
  listPath: string;
  addPath: string;
  switch: keyof Switches;
  alerts: { added: string; updated: string; deleted: string };
};

export const kinds: Record<CardKind, KindWords> = {
  banner: {
    one: 'banner',
    many: 'banners',
    list: 'All Banners',
    add: 'Add Banner',
    listPath: panelPath('allBanners'),
    addPath: panelPath('addBanner'),
    switch: 'banners',
    alerts: messages.banner,
  },
  service: {
    one: 'service',
    many: 'services',
    list: 'All Services',
    add: 'Add Service',
    listPath: panelPath('allServices'),
    addPath: panelPath('addService'),
    switch: 'services',
    alerts: messages.serviceCard,
  },
};
