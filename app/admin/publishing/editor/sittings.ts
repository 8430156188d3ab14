/** Saves of one person with no longer pause than this are one sitting: a draft is saved every few seconds. */
const pauseMs = 15 * 60_000;

type Version = { number: number; at: string; by: string; changed: string[] };
export type Sitting<V> = { newest: V; count: number; changed: string[] };

/** Versions, newest first, as sittings. The live version always stands for itself, and so does the built-in one. */
export function sittings<V extends Version>(versions: V[], live: number | null): Sitting<V>[] {
  const found: (Sitting<V> & { oldest: V })[] = [];
  for (const version of versions) {
    const last = found.at(-1);
    const isSame =
      last &&
      last.newest.by === version.by &&
      version.number !== 0 &&
      version.number !== live &&
      Date.parse(last.oldest.at) - Date.parse(version.at) < pauseMs;
    if (isSame) {
      last.count += 1;
      last.oldest = version;
      last.changed = [...new Set([...last.changed, ...version.changed])];
    } else found.push({ newest: version, oldest: version, count: 1, changed: version.changed });
  }
  return found.map(({ newest, count, changed }) => ({ newest, count, changed }));
}
