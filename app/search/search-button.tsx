import { type ComponentType, type MouseEvent, useState } from 'react';
import { searchPage, searchPath } from '../../content/search.ts';
import { Icon } from '../ui/icon.tsx';

const fetchBox = () => import('./search-box.tsx');
const warm = () => void fetchBox().catch(() => {}); // the click itself will tell

/** A link to the search page that opens the search box instead where it can; the early script clicks it for / and Ctrl-K. */
export function SearchButton() {
  const [Box, setBox] = useState<ComponentType<{ onClose: () => void }>>();

  async function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab or window: the page
    event.preventDefault();
    try {
      const { SearchBox } = await fetchBox();
      setBox(() => SearchBox);
    } catch {
      location.assign(searchPath);
    }
  }

  return (
    <>
      <a
        className="icon-btn"
        href={searchPath}
        data-search=""
        aria-label={searchPage.title}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="search" />
      </a>
      {Box ? <Box onClose={() => setBox(undefined)} /> : null}
    </>
  );
}
