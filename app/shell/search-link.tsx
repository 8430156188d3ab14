import { searchLabels, searchPath } from '../../content/labels/search.ts';
import { Icon } from '../ui/icon.tsx';

/** A link to the search page; with JavaScript, app/document/shortcuts.ts opens the search box instead. */
export function SearchLink() {
  return (
    <a
      className="icon-btn"
      href={searchPath}
      data-search=""
      aria-label={searchLabels.button}
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" />
    </a>
  );
}
