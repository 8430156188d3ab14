import type { ComponentProps } from 'react';
import type { ManagedPath, PageTarget } from '../../content/site-map.ts';
import type { PanelPath } from '../../contract/admin-paths.ts';

/** Valid targets of an internal link: a page, what editors may have added, an anchor, a search or a back-office screen. */
export type SiteLink =
  | PageTarget
  | ManagedPath
  | `#${string}`
  | `/search?q=${string}`
  | `/contactUs?service=${string}`
  | PanelPath
  | '/adminLogin'
  | '/adminregister'
  | '/adminVerifyEmail'
  | '/forget-password';

/** An internal link; the type checks that its target exists. */
export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: SiteLink }) {
  return <a href={to} {...rest} />;
}
