import { type Family, families } from '../../content/areas.ts';
import { platformMenu } from '../../content/navigation.ts';
import { type ServicePage, servicePages } from '../../content/site-map.ts';

/** The service at a path; throws on a path that is none, so that a typing error fails the first rendering. */
export function serviceAt(path: string): ServicePage {
  const page = servicePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No service at ${path}`);
  return page;
}

/** The three platforms with the pages below each. */
export const platforms = platformMenu.map(({ path, submenu }) => ({ page: serviceAt(path), submenu }));

const otherFamilies = (Object.keys(families) as Family[]).filter((family) => family !== 'platforms');

/** Every family but the platforms: its heading and its pages. */
export const serviceGroups = otherFamilies.map((family) => ({
  heading: families[family],
  pages: servicePages.filter((page) => page.family === family),
}));
