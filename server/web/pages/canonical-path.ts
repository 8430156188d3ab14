/** Maps a path to its canonical form in the route table; letter case and trailing slashes do not matter (contract). */
export function canonicalPath(paths: string[]) {
  const canonical = new Map(paths.map((path) => [path.toLowerCase(), path]));
  // The last segment of a nested page works alone too: /sap-hana, /devops, /open-finance.
  for (const path of paths) {
    const bare = /^\/(?:enterprise-systems|managed-services|solutions)(\/[^/]+)$/.exec(path)?.[1]?.toLowerCase();
    if (bare && !canonical.has(bare)) canonical.set(bare, path);
  }
  // The lookbehind keeps the pattern linear on long runs of slashes.
  return (path: string): string | undefined =>
    canonical.get(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/' : path);
}
