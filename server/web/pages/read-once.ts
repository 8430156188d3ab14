import type { PublishedSite } from '../../platform/published-site.ts';

/**
 * The same site, with what every page asks for read from the database once: which articles and news of the repository nobody has
 * changed, how many entries there are of each kind, and how each list begins.
 */
export function readOnce(published: PublishedSite): PublishedSite {
  const readings = new Map<string, Promise<unknown>>();

  function once<Read>(key: string, read: () => Promise<Read>): Promise<Read> {
    const known = readings.get(key) as Promise<Read> | undefined;
    if (known) return known;
    const reading = read();
    readings.set(key, reading);
    reading.catch(() => readings.delete(key)); // the next page asks again
    return reading;
  }

  return {
    ...published,
    byId(kind, id) {
      const key = `${kind}/${id}`;
      const reading = once(key, () => published.byId(kind, id));
      reading.then((entry) => entry && readings.delete(key)).catch(() => {}); // of articles there may be very many
      return reading;
    },
    count: (kind) => once(`count ${kind}`, () => published.count(kind)),
    list: (kind, offset, limit) =>
      offset ? published.list(kind, offset, limit) : once(`list ${kind} ${limit}`, () => published.list(kind, 0, limit)),
  };
}
