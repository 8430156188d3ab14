import { families, familyNames } from '../../content/areas.ts';
import { footerNavigation } from '../../content/navigation.ts';
import { servicePages } from '../../content/site-map.ts';
import { useSite } from '../site.ts';
import { Icon } from '../ui/icon.tsx';
import { Link, type SiteLink } from '../ui/link.tsx';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';
import { MotionToggle } from './theme-toggle.tsx';

export function Footer() {
  const { name, copyrightYear, founded, tagline, credit, more = [], legal = [] } = useSite();
  return (
    <footer className="footer night">
      <div className="contour contour-home" />
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Link className="brand" to="/" aria-label={`${name}, home`}>
              <Logo />
            </Link>
            <p>
              {tagline}, founded in {founded.country} in {founded.year}.
            </p>
          </div>
          <FooterLinks title="Company" links={[...footerNavigation.company, ...more]} />
          {familyNames.map((family) => (
            <FooterLinks
              key={family}
              title={families[family]}
              links={servicePages.filter((page) => page.family === family).map(({ name, path }) => ({ text: name, path }))}
            />
          ))}
        </div>
        <div className="foot-marks">
          <p>{footerNavigation.marks}</p>
          <MotionToggle />
        </div>
        {legal.length ? <p className="foot-legal">{legal.join(' · ')}</p> : null}
        <div className="foot-end">
          <span>
            © {copyrightYear} {name}
          </span>
          <ul aria-label="Legal">
            {footerNavigation.legal.map(({ text, path }) => (
              <li key={path}>
                <NavLink to={path}>{text}</NavLink>
              </li>
            ))}
          </ul>
          <Link to={credit.path}>{credit.label}</Link>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly { text: string; path: SiteLink }[] }) {
  return (
    <nav className="foot-links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ text, path }) => (
          <li key={path}>
            <NavLink to={path}>{text}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown beyond 200 px (data-far on <html>); its ring shows reading progress. app/document/menus.ts also moves the focus. */
export function ToTop() {
  return (
    <nav className="to-top" aria-label="Back to top">
      <a href="#top" aria-label="Back to top">
        <svg className="dial" viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="25" />
          <circle className="prog" cx="26" cy="26" r="25" pathLength="100" />
        </svg>
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
