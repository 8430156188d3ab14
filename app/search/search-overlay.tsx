import { type ComponentType, useEffect, useState } from 'react';
import { searchPath } from '../../content/labels/search.ts';
import { on, rootData } from '../document/signals.ts';

type Box = ComponentType<{ onClose: () => void }>;

/** Loads and shows the search box on demand (app/document/shortcuts.ts handles the key and the button). */
export function SearchOverlay() {
  const [Box, setBox] = useState<Box>();

  useEffect(() => {
    const openIfWanted = () => {
      if (!rootData().search) return;
      delete rootData().search;
      import('./search-box.tsx').then(
        ({ SearchBox }) => setBox(() => SearchBox),
        () => location.assign(searchPath),
      );
    };
    openIfWanted();
    return on('search-wanted', openIfWanted);
  }, []);

  return Box ? <Box onClose={() => setBox(undefined)} /> : null;
}
