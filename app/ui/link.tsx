import { type ComponentProps, createContext, type MouseEvent, use } from 'react';

/** What links need from the root: to fetch a page before it is asked for, and to go there without a load. */
export type Links = { prefetch: (path: string) => void; follow: (path: string, state?: unknown) => void };
export const LinksContext = createContext<Links>({ prefetch: () => {}, follow: (path) => location.assign(path) });

/**
 * A link inside the site: the next page is fetched as soon as a pointer, a finger or the focus rests on it.
 * The router's own Link renders again at every change of page, and a page has some eighty links.
 */
export function Link({ to, state, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string; state?: unknown }) {
  const { prefetch, follow } = use(LinksContext);
  const warm = () => prefetch(to);
  return (
    <a
      href={to}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      onClick={(event) => {
        onClick?.(event);
        if (!isForUs(event)) return;
        event.preventDefault();
        follow(to, state);
      }}
      {...rest}
    />
  );
}

/** A plain click; anything else (new tab, download, another handler) is the browser's. */
function isForUs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented, currentTarget } = event;
  return !(
    button ||
    metaKey ||
    altKey ||
    ctrlKey ||
    shiftKey ||
    defaultPrevented ||
    currentTarget.target ||
    currentTarget.download
  );
}
