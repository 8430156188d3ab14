import type { MouseEvent } from 'react';
import { actions } from '../../content/labels/actions.ts';
import { searchLabels } from '../../content/labels/search.ts';
import type { PageLink } from '../../contract/words.ts';
import { FormGlyph, formOf } from '../sections/form-glyph.tsx';
import { GoArrow } from '../ui/icon.tsx';

type QuickLinksProps = { links: PageLink[]; nothing: boolean; onGo: (path: string) => void };

/** Popular pages while nothing is typed; if nothing is found, also a link to Contact Us. */
export function QuickLinks({ links, nothing, onGo }: QuickLinksProps) {
  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(event.currentTarget.getAttribute('href') ?? '/');
  }
  return (
    <nav className="search-quick" aria-label={searchLabels.quick}>
      {nothing ? (
        <p>
          {searchLabels.ask}:{' '}
          <a className="link" href="/contactUs" onClick={onClick}>
            {actions.contactUs} <GoArrow />
          </a>
        </p>
      ) : null}
      <ul>
        {links.map(({ path, name, hue }) => (
          <li key={path}>
            <a href={path} data-hue={hue} onClick={onClick}>
              <FormGlyph form={formOf(hue)} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
