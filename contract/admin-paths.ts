/** The panels in the order of the sidebar: those of the specification, and what we add to them. */
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

/** Every component in its states; exists in development only. */
export const componentPage = '/_components';

/** Addresses of the back office: not indexed, and their pages hold no data. */
export const adminPaths: string[] = [
  ...accountPaths,
  '/adminDashboard',
  ...panelNames.map(panelPath),
  ...(import.meta.env?.DEV ? [componentPage] : []),
];
