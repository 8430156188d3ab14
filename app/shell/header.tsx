import { type FocusEvent, memo } from 'react';
import { company } from '../../content/company.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { SearchButton } from '../search/search-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { useAriaCurrent } from './current-page.ts';
import { Drawer, drawerId } from './drawer.tsx';
import { NavLink } from './nav-link.tsx';
import { ServicesMenu, servicesMenuId } from './services-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const { about, services, insights, contact } = mainNavigation;

/** Menus are popovers: they open, close and give the focus back before any script has run. */
export const Header = memo(function Header() {
  return (
    <header className="header">
      <div className="wrap">
        <Link className="brand" to="/" aria-label={`${company.name}, home`}>
          <Logo />
        </Link>
        <nav className="nav" aria-label="Main">
          <ul>
            <li>
              <NavLink className="nav-link" to={about.path}>
                {about.text}
              </NavLink>
            </li>
            <li onBlur={closeWhenLeft}>
              <MenuButton menu={servicesMenuId} text={services} />
              <ServicesMenu />
            </li>
            <li onBlur={closeWhenLeft}>
              <MenuButton menu="menu-insights" text={insights.text} />
              <div className="drop" id="menu-insights" popover="auto">
                {insights.links.map(({ text, path }) => (
                  <NavLink key={path} to={path}>
                    {text}
                  </NavLink>
                ))}
              </div>
            </li>
          </ul>
        </nav>
        <div className="header-actions">
          <SearchButton />
          <ThemeToggle />
          <ButtonLink size="sm" to={contact.path} aria-current={useAriaCurrent(contact.path)}>
            {contact.text}
          </ButtonLink>
          <button type="button" className="icon-btn menu-toggle" popoverTarget={drawerId} aria-label="Open menu">
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Drawer />
    </header>
  );
});

/** An open menu lies over what has the focus next. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent) {
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover();
}

function MenuButton({ menu, text }: { menu: string; text: string }) {
  return (
    <button type="button" className="nav-link" popoverTarget={menu}>
      {text} <Icon name="chevron-down" />
    </button>
  );
}
