// The specification fetches and stores the service list on start without showing it (section 7).
import { servicesPath } from '../../contract/public-paths.ts';

/** @public Stored as the specification asks; nothing reads it. */
export let services: unknown[] = [];

addEventListener('load', async () => {
  try {
    const answer = await fetch(servicesPath);
    if (!answer.ok) throw new Error(`${servicesPath} answered ${answer.status}`);
    services = await answer.json();
  } catch (error) {
    console.error('Failed to fetch banners', error);
  }
});
