/** The panels of the dashboard by the name in their address. */
export const panelNames = [
  'allBanners',
  'addBanner',
  'addService',
  'allServices',
  'messages',
  'team',
  'bin',
  'activity',
] as const;

export type PanelName = (typeof panelNames)[number];

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
  ...panelNames.map((name) => `/adminDashboard/${name}`),
  ...(import.meta.env?.DEV ? [componentPage] : []),
];
