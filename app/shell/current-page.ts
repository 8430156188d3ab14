import { createContext, use, useSyncExternalStore } from 'react';

/** The path of the page on the screen. It is told to those whom it concerns: of some sixty links in the menus two change with a page. */
export function currentPage(path: string) {
  const listeners = new Set<() => void>();
  return {
    path: () => path,
    show(next: string) {
      path = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const CurrentPageContext = createContext(currentPage('/'));

/** "page" on the link that leads to the page one is on, as aria-current wants it. */
export function useAriaCurrent(path: string): 'page' | undefined {
  const current = use(CurrentPageContext);
  const isHere = () => current.path() === path;
  return useSyncExternalStore(current.subscribe, isHere, isHere) ? 'page' : undefined;
}
