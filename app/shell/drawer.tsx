import type { ReactNode } from 'react';
import { allServices, mainNavigation } from '../../content/navigation.ts';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';
import { platforms, serviceAt, serviceGroups } from './service-links.ts';

export const drawerId = 'menu-drawer';

const { about, services, insights, contact } = mainNavigation;

/** The full-screen menu of small screens. drawer.css hides the content behind it. */
export function Drawer() {
  const { name, more = [] } = useSite();
  return (
    <div className="drawer night" id={drawerId} popover="auto" role="dialog" aria-modal="true" aria-label="Menu">
      <div className="drawer-head">
        <Link className="brand" to="/" aria-label={`${name}, home`}>
          <Logo />
        </Link>
        <button
          type="button"
          className="icon-btn"
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label="Close menu"
          // biome-ignore lint/a11y/noAutofocus: only applies when the menu opens, as in a dialog
          autoFocus
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className="drawer-body" aria-label="Menu">
        <NavLink to={about.path}>{about.text}</NavLink>
        <Group title={services} open>
          {platforms.flatMap(({ page, submenu }) => [
            <NavLink key={page.path} to={page.path} hue={page.hue}>
              {page.name}
            </NavLink>,
            ...submenu.map(({ text, path }) => (
              <NavLink key={path} to={path} hue={serviceAt(path).hue}>
                {text}
              </NavLink>
            )),
          ])}
          <NavLink to={allServices.path}>{allServices.text}</NavLink>
        </Group>
        {serviceGroups.map(({ heading, pages }) => (
          <Group key={heading} title={heading}>
            {pages.map(({ path, name, hue }) => (
              <NavLink key={path} to={path} hue={hue}>
                {name}
              </NavLink>
            ))}
          </Group>
        ))}
        <Group title={insights.text}>
          {[...insights.links, ...more].map(({ text, path }) => (
            <NavLink key={path} to={path}>
              {text}
            </NavLink>
          ))}
        </Group>
        <ButtonLink to={contact.path}>{contact.text}</ButtonLink>
      </nav>
    </div>
  );
}

function Group({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details name={drawerId} open={open}>
      <summary>
        {title} <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
