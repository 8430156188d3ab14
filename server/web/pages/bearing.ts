import { bearing } from '../../../content/bearing.ts';
import type { PublicServicePage } from '../../../content/site-map.ts';
import type { Bearing } from '../../../contract/words.ts';
import type { ReadOwn } from './words.ts';

/** The ring of services: every service with the sentence of its own opening, in the order of the hues round the ring. */
export async function bearingOf(read: ReadOwn, pages: readonly PublicServicePage[]): Promise<Bearing> {
  const { order, ...words } = bearing;
  const place = (page: PublicServicePage) => order.indexOf(page.hue);
  const services = pages
    .toSorted((a, b) => place(a) - place(b))
    .map(async (page) => {
      const { hero } = await read(page);
      return { path: page.path, name: page.name, hue: page.hue, text: hero.lede };
    });
  return { ...words, services: await Promise.all(services) };
}
