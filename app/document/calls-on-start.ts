// The specification fetches and stores the service list on start, and the banners on the homepage, without showing them (sections
// 2.2 and 7).
import { bannersPath, servicesPath } from '../../contract/public-paths.ts';
import { on } from './signals.ts';

/** @public Stored as the specification asks; nothing reads it. */
export const stored: Record<string, unknown[]> = {};

async function fetchAndStore(path: string) {
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    stored[path] = await answer.json();
  } catch (error) {
    console.error('Failed to fetch banners', error);
  }
}
const fetchBanners = () => location.pathname === '/' && fetchAndStore(bannersPath);

addEventListener('load', () => {
  fetchAndStore(servicesPath);
  fetchBanners();
});
on('page-shown', fetchBanners);
