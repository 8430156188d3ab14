// Places on pages that others lead to.
import type { PageTarget } from './site-map.ts';

const newsAnchor = (id: number | string) => `news-${id}`;

/** News items have no page of their own: each is a place on the news page. */
export const newsPath = (id: number | string): PageTarget => `/insights/news#${newsAnchor(id)}`;
