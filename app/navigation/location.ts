import { createContext, use } from 'react';

/** URL of the current page, and whether it was reached by client-side navigation. */
export type PageLocation = { pathname: string; search: string; arrivedByLink: boolean };

export const LocationContext = createContext<PageLocation>({ pathname: '/', search: '', arrivedByLink: false });

export const usePageLocation = () => use(LocationContext);

export const toLocation = ({ pathname, search }: URL, arrivedByLink = false): PageLocation => ({
  pathname,
  search,
  arrivedByLink,
});
