/** The panels in the order of the sidebar: those of the specification, and what we add to them. No components here: the route table of the public site reads this. */
export const mainPanelNames = ['allBanners', 'addBanner', 'addService', 'allServices'] as const;
export const morePanelNames = ['messages', 'team', 'bin', 'activity'] as const;
export const panelNames = [...mainPanelNames, ...morePanelNames] as const;
export type PanelName = (typeof panelNames)[number];

export const panelPath = (name: PanelName) => `/adminDashboard/${name}`;
