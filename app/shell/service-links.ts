import { type Family, families } from '../../content/areas.ts';
import { platformMenu } from '../../content/navigation.ts';
import { type ServicePage, servicePages } from '../../content/site-map.ts';

/** The service at a path. Throws on an unknown path, so that a typo fails the first render. */
export function serviceAt(path: string): ServicePage {
  const page = servicePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No service at ${path}`);
  return page;
}

/** The three platforms with their subpages. */
export const platforms = platformMenu.map(({ path, submenu }) => ({ page: serviceAt(path), submenu }));

const otherFamilies = (Object.keys(families) as Family[]).filter((family) => family !== 'platforms');

/** All other families with their headings and pages. */
export const serviceGroups = otherFamilies.map((family) => ({
  heading: families[family],
  pages: servicePages.filter((page) => page.family === family),
}));
