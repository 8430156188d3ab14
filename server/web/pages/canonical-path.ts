import { redirects } from '../../../content/redirects.ts';

/** The key of a path: letter case and trailing slashes do not matter (contract). The lookbehind keeps the pattern linear. */
const plain = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/' : path);

/** Maps a path to its canonical form in the route table. */
export function canonicalPath(paths: string[]) {
  const canonical = new Map(paths.map((path) => [path.toLowerCase(), path]));
  // The last segment of a nested page works alone too: /sap-hana, /devops, /open-finance.
  for (const path of paths) {
    const bare = /^\/(?:enterprise-systems|managed-services|solutions)(\/[^/]+)$/.exec(path)?.[1]?.toLowerCase();
    if (bare && !canonical.has(bare)) canonical.set(bare, path);
  }
  return (path: string): string | undefined => canonical.get(plain(path));
}

const targets = new Map<string, string>(Object.entries(redirects));

/** Where an obvious address leads that is no page: /about, /solutions. */
export const redirectOf = (path: string): string | undefined => targets.get(plain(path));

/** An address with the query put before its anchor. */
export function withQuery(target: string, search: string): string {
  const [path = '', anchor] = target.split('#');
  return path + search + (anchor ? `#${anchor}` : '');
}
