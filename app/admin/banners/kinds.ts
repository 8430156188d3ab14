import { cardWords } from '../../../content/admin/cards.ts';
import { messages } from '../../../content/messages.ts';
import type { PanelPath } from '../../../contract/admin-paths.ts';
import { panelPath } from '../../../contract/admin-paths.ts';
import type { CardKind, Switches } from '../../../contract/cards.ts';

/** Labels that differ between banners and service cards. */
export type KindWords = {
  one: string;
  many: string;
  list: string;
  add: string;
  needs: string;
  listPath: PanelPath;
  addPath: PanelPath;
  switch: keyof Switches;
  alerts: { added: string; updated: string; deleted: string };
};

export const kinds: Record<CardKind, KindWords> = {
  banner: {
    ...cardWords.banner,
    listPath: panelPath('allBanners'),
    addPath: panelPath('addBanner'),
    switch: 'banners',
    alerts: messages.banner,
  },
  service: {
    ...cardWords.service,
    listPath: panelPath('allServices'),
    addPath: panelPath('addService'),
    switch: 'services',
    alerts: messages.serviceCard,
  },
};
