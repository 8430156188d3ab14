// Parts of the site in words a visitor reads: headings of lists, of search results and of llms.txt.

/** Headings of the service families, in the order of the All services page. */
export const families = {
  platforms: 'Platforms',
  'enterprise-systems': 'Enterprise systems',
  'managed-services': 'Managed services',
  solutions: 'Solutions',
  digital: 'Digital services',
} as const;

/** Where the other pages belong. */
export const areas = { company: 'Company', insights: 'Insights', article: 'Articles', legal: 'Legal' } as const;

export type Family = keyof typeof families;
export type Area = keyof typeof areas;

export const familyNames = Object.keys(families) as Family[];

/** The heading a page stands under. */
export const areaOf = (page: { family: Family } | { area: Area }): string =>
  'family' in page ? families[page.family] : areas[page.area];
