import { useEffect, useState } from 'react';
import { on } from '../document/signals.ts';

/** Announces the title after client-side navigation; screen readers announce page loads themselves. */
export function Announcer() {
  const [title, announce] = useState('');
  useEffect(() => on('page-shown', () => void requestAnimationFrame(() => announce(document.title))), []);
  return (
    <p className="sr" role="status">
      {title}
    </p>
  );
}
