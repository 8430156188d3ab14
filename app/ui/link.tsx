import { createContext, use } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router';

/** What a link does before it is followed: fetch the code of the page it leads to. The root provides it. */
export const PrefetchContext = createContext<(path: string) => void>(() => {});

/** A link inside the site: the next page is fetched as soon as a pointer, a finger or the focus rests on it. */
export function Link({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const prefetch = use(PrefetchContext);
  const warm = () => prefetch(to);
  return <RouterLink to={to} onPointerEnter={warm} onTouchStart={warm} onFocus={warm} {...rest} />;
}
