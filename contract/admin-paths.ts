/** Panels in sidebar order: those of the specification, then our additions. */
export const mainPanelNames = ['allBanners', 'addBanner', 'addService', 'allServices'] as const;
export const morePanelNames = ['messages', 'team', 'bin', 'activity'] as const;
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
] as const;

/** Shows every component in all its states; development only. */
export const componentPage = '/_components';

/** Paths of the back office: not indexed, and their HTML contains no data. */
export const adminPaths: string[] = [
  ...accountPaths,
  '/adminDashboard',
  ...panelNames.map(panelPath),
  ...(import.meta.env?.DEV ? [componentPage] : []),
];
