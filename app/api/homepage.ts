import { useSyncExternalStore } from 'react';
import type { ManagedHome } from '../../contract/homepage.ts';
import { paths } from '../../contract/paths.ts';
import { useSite } from '../site.ts';
import { request } from './request.ts';

let latest: ManagedHome | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the homepage shows now: the newest the browser has heard, or what came with the page. */
export function useManagedHome(): ManagedHome {
  const { home } = useSite();
  return useSyncExternalStore(
    subscribe,
    () => latest ?? home,
    () => home,
  );
}

/** Asks for the managed content before a visit from inside the site; the first page brings its own. */
export async function refreshManagedHome() {
  if (typeof document === 'undefined' || document.getElementById('app')?.dataset.page === '/') return;
  try {
    latest = await request<ManagedHome>(paths.homepage);
    for (const listener of listeners) listener();
  } catch {
    // the homepage then shows what the browser knew before
  }
}
