import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { searchPage, searchPath } from '../../content/search.ts';
import { Icon } from '../ui/icon.tsx';

const fetchBox = () => import('./search-box.tsx');
const warm = () => void fetchBox().catch(() => {}); // the click itself will tell

/** A link to the search page that opens the search box instead where it can. */
export function SearchButton() {
  const [Box, setBox] = useState<ComponentType<{ onClose: () => void }>>();

  // app/arrived/search-keys.ts hears / and Ctrl-K, also before this is here, and leaves its wish on <html>.
  useEffect(() => {
    const openIfWanted = () => {
      const { dataset } = document.documentElement;
      if (dataset.search) open(setBox);
      delete dataset.search;
    };
    openIfWanted();
    document.addEventListener('search-wanted', openIfWanted);
    return () => document.removeEventListener('search-wanted', openIfWanted);
  }, []);

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a new tab or window: the page
    event.preventDefault();
    open(setBox);
  }

  return (
    <>
      <a
        className="icon-btn"
        href={searchPath}
        data-search=""
        aria-label={searchPage.title}
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={onClick}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="search" />
      </a>
      {Box ? <Box onClose={() => setBox(undefined)} /> : null}
    </>
  );
}

function open(show: (box: () => ComponentType<{ onClose: () => void }>) => void) {
  fetchBox().then(
    ({ SearchBox }) => show(() => SearchBox),
    () => location.assign(searchPath),
  );
}
