import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folders = ['app', 'content', 'contract', 'server'];
const isSource = /\.(tsx?|mjs|css|json|md|svg)$/;

/**
 * Scans the files directly (about 5 ms), since a watcher event may arrive after the next request. Each call returns the paths
 * changed, added or removed since the previous one.
 */
export function sourceFiles() {
  let known = scan();
  return function changedSince(): string[] {
    const now = scan();
    const changed = [...now].filter(([path, mark]) => known.get(path) !== mark).map(([path]) => path);
    const removed = [...known.keys()].filter((path) => !now.has(path));
    known = now;
    return [...changed, ...removed];
  };
}

function scan(): Map<string, string> {
  const marks = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isSource.test(entry.name)) continue;
      const path = resolve(join(entry.parentPath, entry.name));
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat) marks.set(path, `${stat.mtimeMs} ${stat.size}`);
    }
  }
  return marks;
}
