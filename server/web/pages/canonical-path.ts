/** Maps any spelling of a path to the one of the route table (contract: letter case and a trailing slash do not matter). */
export function canonicalPath(paths: string[]) {
  const canonical = new Map(paths.map((path) => [path.toLowerCase(), path]));
  // The bare last part of a nested page leads there too: /sap-hana, /devops, /open-finance.
  for (const path of paths) {
    const bare = /^\/(?:enterprise-systems|managed-services|solutions)(\/[^/]+)$/.exec(path)?.[1]?.toLowerCase();
    if (bare && !canonical.has(bare)) canonical.set(bare, path);
  }
  // Looking back keeps the pattern linear: of many slashes only the first is tried.
  return (path: string): string | undefined =>
    canonical.get(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '').toLowerCase() || '/' : path);
}
