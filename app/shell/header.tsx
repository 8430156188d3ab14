import { mainNavigation } from '../../content/navigation.ts';
import { useSite } from '../site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useAriaCurrent } from './current-path.ts';
import { Drawer, drawerId } from './drawer.tsx';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';
import { SearchLink } from './search-link.tsx';
import { ServicesMenu, servicesMenuId } from './services-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const { about, services, insights, contact } = mainNavigation;

/** Static HTML, not hydrated. Menus are popovers: they open, close and restore focus without a script. */
export function Header() {
  const { name, more = [] } = useSite();
  return (
    <header className="header">
      <div className="wrap">
        <Link className="brand" to="/" aria-label={`${name}, home`}>
          <Logo />
        </Link>
        <nav className="nav" aria-label="Main">
          <ul>
            <li>
              <NavLink className="nav-link" to={about.path}>
                {about.text}
              </NavLink>
            </li>
            <li>
              <MenuButton menu={servicesMenuId} text={services} />
              <ServicesMenu />
            </li>
            <li>
              <MenuButton menu="menu-insights" text={insights.text} />
              <div className="drop" id="menu-insights" popover="auto">
                {[...insights.links, ...more.filter(({ isInsight }) => isInsight)].map(({ text, path }) => (
                  <NavLink key={path} to={path}>
                    {text}
                  </NavLink>
                ))}
              </div>
            </li>
          </ul>
        </nav>
        <div className="header-actions">
          <SearchLink />
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
}

function MenuButton({ menu, text }: { menu: string; text: string }) {
  return (
    <button type="button" className="nav-link" popoverTarget={menu}>
      {text} <Icon name="chevron-down" />
    </button>
  );
}
