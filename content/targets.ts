// Places on pages that others lead to.
import type { PagePath } from './site-map.ts';

const newsList = '/insights/news' satisfies PagePath;

/** The address of one page of a long list. */
export const listPath = (path: string, number: number) => (number > 1 ? `${path}?page=${number}` : path);

/** News items have no page of their own: each is a place on one page of the list. */
export const newsPlace = (id: number | string, page: number) => `${listPath(newsList, page)}#news-${id}`;

/** An address that stays while newer items push this one to later pages: it leads to the item's place of the moment. */
export const newsPath = (id: number | string) => `${newsList}/${id}`;

const newsAddress = /^\/insights\/news\/([a-z0-9-]{1,80})\/*$/i;
/** The id of the news item that an address names. */
export const newsAt = (path: string) => newsAddress.exec(path)?.[1]?.toLowerCase();
