import type { ComponentType } from 'react';
import { AddCard } from '../banners/add-card.tsx';
import Bin from '../banners/bin.tsx';
import { CardList } from '../banners/card-list.tsx';
import { kinds } from '../banners/kinds.ts';
import Activity from '../insight/activity.tsx';
import { lazyPanel } from './lazy-panel.tsx';

export type PanelEntry = { name: string; title: string; icon: string; ownersOnly?: boolean; Component: ComponentType };

/** The panels of the specification, in its order. */
export const mainPanels: PanelEntry[] = [
  { name: 'allBanners', title: kinds.banner.list, icon: 'images', Component: () => <CardList kind="banner" /> },
  { name: 'addBanner', title: kinds.banner.add, icon: 'image-plus', Component: () => <AddCard kind="banner" /> },
  { name: 'addService', title: kinds.service.add, icon: 'package-plus', Component: () => <AddCard kind="service" /> },
  { name: 'allServices', title: kinds.service.list, icon: 'layers', Component: () => <CardList kind="service" /> },
];

/** What we add to them. */
export const morePanels: PanelEntry[] = [
  {
    name: 'messages',
    title: 'Messages',
    icon: 'inbox',
    Component: lazyPanel('Messages', () => import('../messages/messages.tsx')),
  },
  {
    name: 'team',
    title: 'Team',
    icon: 'users',
    ownersOnly: true,
    Component: lazyPanel('Team', () => import('../team/team.tsx')),
  },
  { name: 'bin', title: 'Bin', icon: 'archive-restore', Component: Bin },
  { name: 'activity', title: 'Activity', icon: 'history', Component: Activity },
];

const first = mainPanels[0] as PanelEntry;

/** The panel an address names: All Banners where it names none. */
export function panelAt(pathname: string): PanelEntry {
  const name = pathname.toLowerCase().split('/')[2];
  return [...mainPanels, ...morePanels].find((panel) => panel.name.toLowerCase() === name) ?? first;
}
