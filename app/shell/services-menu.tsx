import { families } from '../../content/areas.ts';
import { allServices } from '../../content/navigation.ts';
import { GlyphPicture } from '../sections/form-glyph.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { NavLink } from './nav-link.tsx';
import { platforms, serviceAt, serviceGroups } from './service-links.ts';

export const servicesMenuId = 'menu-services';

/** The mega menu under Services: platform cards, then links to all other families. */
export function ServicesMenu() {
  return (
    <div className="mega" id={servicesMenuId} popover="auto">
      <div className="wrap mega-in">
        <div>
          <h2>{families.platforms}</h2>
          <ul className="mega-plat">
            {platforms.map(({ page, submenu }) => (
              <li key={page.path} className="plat" data-hue={page.hue}>
                <NavLink className="plat-main" to={page.path}>
                  <span className="plat-pic">
                    <GlyphPicture hue={page.hue} />
                  </span>
                  <strong>{page.name}</strong>
                  <span>{page.summary}</span>
                </NavLink>
                {submenu.length > 0 ? (
                  <ul className="plat-sub">
                    {submenu.map(({ text, path }) => (
                      <li key={path}>
                        <NavLink to={path} hue={serviceAt(path).hue}>
                          {text}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        <div className="mega-cols">
          {serviceGroups.map(({ heading, pages }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {pages.map(({ path, name, hue }) => (
                  <li key={path}>
                    <NavLink to={path} hue={hue}>
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mega-end">
          <NavLink className="more" to={allServices.path}>
            {allServices.text}
            <GoArrow />
          </NavLink>
        </p>
      </div>
    </div>
  );
}
