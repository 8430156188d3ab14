import { createContext, use } from 'react';

/** The address of the page on the screen, and whether it was reached without a load. */
export type PageLocation = { pathname: string; search: string; arrivedByLink: boolean };

export const LocationContext = createContext<PageLocation>({ pathname: '/', search: '', arrivedByLink: false });

export const usePageLocation = () => use(LocationContext);

export const toLocation = ({ pathname, search }: URL, arrivedByLink = false): PageLocation => ({
  pathname,
  search,
  arrivedByLink,
});
