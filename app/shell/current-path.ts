import { createContext, use } from 'react';

/** The path that header and footer are rendered for; app/navigation/router.tsx updates the links after navigation. */
export const CurrentPathContext = createContext('');

/** aria-current for a link: "page" if it points to the current page. */
export function useAriaCurrent(path: string): 'page' | undefined {
  return use(CurrentPathContext) === path ? 'page' : undefined;
}
