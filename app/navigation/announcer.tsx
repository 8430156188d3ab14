import { useEffect, useState } from 'react';
import { on } from '../document/signals.ts';

/** Tells screen readers the title of a page that came without a load; a load they announce themselves. */
export function Announcer() {
  const [title, announce] = useState('');
  useEffect(() => on('page-shown', () => void requestAnimationFrame(() => announce(document.title))), []);
  return (
    <p className="sr" role="status">
      {title}
    </p>
  );
}
