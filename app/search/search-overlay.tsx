import { type ComponentType, useEffect, useState } from 'react';
import { searchPath } from '../../content/labels/search.ts';
import { on, rootData } from '../document/signals.ts';

type Box = ComponentType<{ onClose: () => void }>;

/** Loads and shows the search box on demand (app/document/shortcuts.ts handles the key and the button). */
export function SearchOverlay() {
  const [opened, setOpened] = useState<{ Box: Box; times: number }>();

  useEffect(() => {
    const openIfWanted = () => {
      if (!rootData().search) return;
      delete rootData().search;
      import('./search-box.tsx').then(
        ({ SearchBox }) => setOpened((before) => ({ Box: SearchBox, times: (before?.times ?? 0) + 1 })),
        () => location.assign(searchPath),
      );
    };
    openIfWanted();
    return on('search-wanted', openIfWanted);
  }, []);

  if (!opened) return null;
  const { Box, times } = opened;
  // A dialog tells that it was closed a moment later; by then another one may have been asked for.
  const onClose = () => setOpened((now) => (now?.times === times ? undefined : now));
  return <Box key={times} onClose={onClose} />;
}
