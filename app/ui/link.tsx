import type { ComponentProps } from 'react';
import type { PageTarget } from '../../content/site-map.ts';
import type { PanelPath } from '../../contract/admin-paths.ts';

/** Where a link inside the site may lead: a page, a place on one or on this one, a search, a screen of the back office. */
export type SiteLink =
  | PageTarget
  | `#${string}`
  | `/search?q=${string}`
  | PanelPath
  | '/adminLogin'
  | '/adminregister'
  | '/adminVerifyEmail'
  | '/forget-password';

/** A link inside the site: a plain one, whose target must exist. */
export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: SiteLink }) {
  return <a href={to} {...rest} />;
}
