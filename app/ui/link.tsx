import { type ComponentProps, createContext, use } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** What a link does before it is followed: fetch the code of the page it leads to. The root provides it. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/**
 * A link inside the site: the next page is fetched as soon as a pointer, a finger or the focus rests on it.
 * The router's own Link also serves its other modes, which would be more code than the whole menu.
 */
export function Link({ to, onClick, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const prefetch = use(PrefetchContext);
  const warm = () => prefetch(to);
  const follow = useLinkClickHandler(to);
  return (
    <a
      href={useHref(to)}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...rest}
    />
  );
}
