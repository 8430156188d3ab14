import type { ComponentType } from 'react';
import { myAccountWords } from '../../../content/admin/my-account.ts';
import { publishingWords } from '../../../content/admin/publishing.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import { webhookWords } from '../../../content/admin/webhooks.ts';
import { mainPanelNames, morePanelNames, type PanelName, panelNames } from '../../../contract/admin-paths.ts';
import type { CardKind } from '../../../contract/cards.ts';
import { paths } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { usePageLocation } from '../../navigation/location.ts';
import { AddCard } from '../banners/add-card.tsx';
import Bin from '../banners/bin.tsx';
import { CardList } from '../banners/card-list.tsx';
import { kinds } from '../banners/kinds.ts';
import Activity from '../insight/activity.tsx';
import { lazyPanel } from './lazy-panel.tsx';

/** `needs` is the call without which a panel is of no use: it is shown to the roles that may make it. */
type Panel = { title: string; icon: string; needs: [method: string, path: string]; Component: ComponentType };
export type PanelEntry = Panel & { name: PanelName };

/** One chunk for all panels of publishing. The server renders no panel, so its bundle goes without. */
const publishing = import.meta.env.SSR
  ? () => Promise.reject(new Error('Panels are not rendered on the server'))
  : () => import('../publishing/panels.tsx');
const { panels: titles } = publishingWords;
const publishingPanel = (title: string, name: keyof Awaited<ReturnType<typeof publishing>>) =>
  lazyPanel(title, async () => ({ default: (await publishing())[name] }));

/** The list of banners or service cards, or the editor of the one that the address names. */
function cardPanel(kind: CardKind, title: string, name: 'BannerEntry' | 'ServiceEntry') {
  const Editor = publishingPanel(title, name);
  return function CardPanel() {
    const { search } = usePageLocation();
    return new URLSearchParams(search).has('entry') ? <Editor /> : <CardList kind={kind} />;
  };
}

const panels: Record<PanelName, Panel> = {
  allBanners: {
    title: kinds.banner.list,
    icon: 'images',
    needs: ['GET', paths.banners],
    Component: cardPanel('banner', kinds.banner.list, 'BannerEntry'),
  },
  addBanner: {
    title: kinds.banner.add,
    icon: 'image-plus',
    needs: ['POST', paths.addBanner],
    Component: () => <AddCard kind="banner" />,
  },
  addService: {
    title: kinds.service.add,
    icon: 'package-plus',
    needs: ['POST', paths.addService],
    Component: () => <AddCard kind="service" />,
  },
  allServices: {
    title: kinds.service.list,
    icon: 'layers',
    needs: ['POST', paths.addService],
    Component: cardPanel('service', kinds.service.list, 'ServiceEntry'),
  },
  articles: {
    title: titles.articles,
    icon: 'newspaper',
    needs: ['GET', paths.entries],
    Component: publishingPanel(titles.articles, 'Articles'),
  },
  news: { title: titles.news, icon: 'megaphone', needs: ['GET', paths.entries], Component: publishingPanel(titles.news, 'News') },
  pages: {
    title: titles.pages,
    icon: 'file-text',
    needs: ['GET', paths.entries],
    Component: publishingPanel(titles.pages, 'Pages'),
  },
  company: {
    title: titles.company,
    icon: 'users',
    needs: ['GET', paths.entries],
    Component: publishingPanel(titles.company, 'Company'),
  },
  facts: {
    title: titles.facts,
    icon: 'building-2',
    needs: ['GET', paths.entries],
    Component: publishingPanel(titles.facts, 'Facts'),
  },
  pictures: {
    title: titles.pictures,
    icon: 'image',
    needs: ['GET', paths.images],
    Component: publishingPanel(titles.pictures, 'Pictures'),
  },
  asOf: {
    title: titles.asOf,
    icon: 'calendar-clock',
    needs: ['POST', paths.previewAsOf],
    Component: publishingPanel(titles.asOf, 'AsOf'),
  },
  messages: {
    title: shellWords.messages,
    icon: 'inbox',
    needs: ['GET', paths.messages],
    Component: lazyPanel(shellWords.messages, () => import('../messages/messages.tsx')),
  },
  team: {
    title: shellWords.team,
    icon: 'users',
    needs: ['GET', paths.team],
    Component: lazyPanel(shellWords.team, () => import('../team/team.tsx')),
  },
  webhooks: {
    title: webhookWords.title,
    icon: 'webhook',
    needs: ['GET', paths.webhooks],
    Component: lazyPanel(webhookWords.title, () => import('../webhooks/webhooks.tsx')),
  },
  bin: { title: shellWords.bin, icon: 'archive-restore', needs: ['GET', paths.bin], Component: Bin },
  activity: { title: shellWords.activity, icon: 'history', needs: ['GET', paths.activity], Component: Activity },
  myAccount: {
    title: myAccountWords.title,
    icon: 'circle-user',
    needs: ['GET', paths.me],
    Component: lazyPanel(myAccountWords.title, () => import('../my-account/my-account.tsx')),
  },
};
const entry = (name: PanelName): PanelEntry => ({ name, ...panels[name] });

export const mainPanels = mainPanelNames.map(entry);
export const morePanels = morePanelNames.map(entry);

export const isFor = (role: string | null, { needs: [method, path] }: PanelEntry) => may(role, method, path);

/** The panel at a URL, All Banners by default; where the role may not see it, the first one that it may. */
export function panelFor(role: string | null, pathname: string): PanelEntry {
  const asked = panelAt(pathname);
  if (role === null || isFor(role, asked)) return asked;
  return [...mainPanels, ...morePanels].find((panel) => isFor(role, panel)) ?? asked;
}

function panelAt(pathname: string): PanelEntry {
  const wanted = pathname.toLowerCase().split('/')[2];
  return entry(panelNames.find((name) => name.toLowerCase() === wanted) ?? 'allBanners');
}
