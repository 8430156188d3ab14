// What the inline script (banner.ts) and React (app/sections/home/banner.tsx) both do with the slides of the homepage.

/** Milliseconds (specification, section 9). */
export const bannerInterval = 3000;

/** The picture before stays below the one that fades in, so that the banner never turns dark. The next one is loaded ahead. */
export type ShownSkies = { on: number; was?: number; next?: number };

export const skyClass = (at: number, { on, was, next }: ShownSkies) =>
  ['slide-art', at === on ? 'on' : at === was ? 'was' : at === next ? 'next' : ''].filter(Boolean).join(' ');

/** Resolves when the pictures of a slide are decoded; one that is broken keeps nobody waiting. */
export async function decoded(sky: Element | undefined) {
  await Promise.allSettled(Array.from(sky?.querySelectorAll('img') ?? [], (picture) => picture.decode()));
}

export function scrollToItem(row: HTMLElement, item: HTMLElement | undefined) {
  row.scrollTo({ left: (item?.offsetLeft ?? 0) - row.offsetLeft });
}
