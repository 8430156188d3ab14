/** Panels in sidebar order: those of the specification, then our additions. */
export const mainPanelNames = ['allBanners', 'addBanner', 'addService', 'allServices'] as const;
const publishingPanelNames = ['articles', 'news', 'pages', 'company', 'facts', 'pictures', 'asOf'] as const;
export const morePanelNames = [...publishingPanelNames, 'messages', 'team', 'webhooks', 'bin', 'activity', 'myAccount'] as const;
export const panelNames = [...mainPanelNames, ...morePanelNames] as const;
export type PanelName = (typeof panelNames)[number];
export type PanelPath = `/adminDashboard/${PanelName}`;

export const panelPath = (name: PanelName): PanelPath => `/adminDashboard/${name}`;

export const accountPaths = [
  '/adminregister',
  '/adminVerifyEmail',
  '/adminLogin',
  '/forget-password',
  '/reset-password',
  '/accept-invitation',
  '/confirm-email',
  '/not-me',
] as const;

/** The frame beside an editor: shows what the editor sends it, and nothing by itself. */
export const previewPath = '/adminDashboard/preview';

export const isAccountPath = (path: string) => (accountPaths as readonly string[]).includes(path);

/** The sender's private page: no account, but like the back office not indexed and without data in its HTML. */
export const enquiryPath = '/enquiry';

/** Shows every component in all its states; development only. */
export const componentPage = '/_components';

/** Paths of the back office: not indexed, and their HTML contains no data. */
export const adminPaths: string[] = [
  ...accountPaths,
  enquiryPath,
  '/adminDashboard',
  ...panelNames.map(panelPath),
  previewPath,
  ...(import.meta.env?.DEV ? [componentPage] : []),
];
