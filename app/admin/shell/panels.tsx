import type { ComponentType } from 'react';
import type { PanelName } from '../../../contract/admin-paths.ts';
import { AddShowcase } from '../banners/add-banner.tsx';
import { ShowcaseList } from '../banners/banner-list.tsx';
import Bin from '../banners/bin.tsx';
import { kinds } from '../banners/kinds.ts';
import Activity from '../insight/activity.tsx';
import { arriving } from './lazy-panel.tsx';

export type PanelEntry = { name: PanelName; title: string; icon: string; ownersOnly?: boolean; Component: ComponentType };

/** The panels of the specification, in its order. */
export const mainPanels: PanelEntry[] = [
  { name: 'allBanners', title: kinds.banner.list, icon: 'images', Component: () => <ShowcaseList kind="banner" /> },
  { name: 'addBanner', title: kinds.banner.add, icon: 'image-plus', Component: () => <AddShowcase kind="banner" /> },
  { name: 'addService', title: kinds.service.add, icon: 'package-plus', Component: () => <AddShowcase kind="service" /> },
  { name: 'allServices', title: kinds.service.list, icon: 'layers', Component: () => <ShowcaseList kind="service" /> },
];

/** What we add to them. */
export const morePanels: PanelEntry[] = [
  {
    name: 'messages',
    title: 'Messages',
    icon: 'inbox',
    Component: arriving('Messages', () => import('../messages/messages.tsx')),
  },
  { name: 'team', title: 'Team', icon: 'users', ownersOnly: true, Component: arriving('Team', () => import('../team/team.tsx')) },
  { name: 'bin', title: 'Bin', icon: 'archive-restore', Component: Bin },
  { name: 'activity', title: 'Activity', icon: 'history', Component: Activity },
];

const first = mainPanels[0] as PanelEntry;

/** The panel an address names: All Banners where it names none. */
export function panelAt(pathname: string): PanelEntry {
  const name = pathname.toLowerCase().split('/')[2];
  return [...mainPanels, ...morePanels].find((panel) => panel.name.toLowerCase() === name) ?? first;
}
