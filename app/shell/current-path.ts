import { createContext, use } from 'react';

/** The path of the page that header and footer are rendered for; app/navigation/router.tsx marks the links anew after a move. */
export const CurrentPathContext = createContext('');

/** "page" on the link that leads to the page one is on, as aria-current wants it. */
export function useAriaCurrent(path: string): 'page' | undefined {
  return use(CurrentPathContext) === path ? 'page' : undefined;
}
