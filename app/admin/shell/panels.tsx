import type { ComponentType } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { mainPanelNames, morePanelNames, type PanelName, panelNames } from '../../../contract/admin-paths.ts';
import { AddCard } from '../banners/add-card.tsx';
import Bin from '../banners/bin.tsx';
import { CardList } from '../banners/card-list.tsx';
import { kinds } from '../banners/kinds.ts';
import Activity from '../insight/activity.tsx';
import { lazyPanel } from './lazy-panel.tsx';

type Panel = { title: string; icon: string; ownersOnly?: boolean; Component: ComponentType };
export type PanelEntry = Panel & { name: PanelName };

const panels: Record<PanelName, Panel> = {
  allBanners: { title: kinds.banner.list, icon: 'images', Component: () => <CardList kind="banner" /> },
  addBanner: { title: kinds.banner.add, icon: 'image-plus', Component: () => <AddCard kind="banner" /> },
  addService: { title: kinds.service.add, icon: 'package-plus', Component: () => <AddCard kind="service" /> },
  allServices: { title: kinds.service.list, icon: 'layers', Component: () => <CardList kind="service" /> },
  messages: {
    title: shellWords.messages,
    icon: 'inbox',
    Component: lazyPanel(shellWords.messages, () => import('../messages/messages.tsx')),
  },
  team: {
    title: shellWords.team,
    icon: 'users',
    ownersOnly: true,
    Component: lazyPanel(shellWords.team, () => import('../team/team.tsx')),
  },
  bin: { title: shellWords.bin, icon: 'archive-restore', Component: Bin },
  activity: { title: shellWords.activity, icon: 'history', Component: Activity },
};
const entry = (name: PanelName): PanelEntry => ({ name, ...panels[name] });

export const mainPanels = mainPanelNames.map(entry);
export const morePanels = morePanelNames.map(entry);

/** The panel at a URL; All Banners by default. */
export function panelAt(pathname: string): PanelEntry {
  const wanted = pathname.toLowerCase().split('/')[2];
  return entry(panelNames.find((name) => name.toLowerCase() === wanted) ?? 'allBanners');
}
