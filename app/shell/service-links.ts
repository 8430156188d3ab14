import { platformMenu } from '../../content/navigation.ts';
import { type Family, families, pageAt, pages } from '../../content/pages.ts';

/** The three platforms with the pages below each. */
export const platforms = platformMenu.map(({ path, submenu }) => ({ page: pageAt(path), submenu }));

const otherFamilies = (Object.keys(families) as Family[]).filter((family) => family !== 'platforms');

/** Every family but the platforms: its heading and its pages. */
export const serviceGroups = otherFamilies.map((family) => ({
  heading: families[family],
  pages: pages.filter((page) => page.family === family),
}));
