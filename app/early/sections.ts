// Which sections a browser lays out when: the opening first, what is far below when there is time (base.css has the rules).
import { withFrames } from '../ui/frames.ts';
import { idle } from './moments.ts';
import { root } from './root.ts';

// A page that is returned to, or opened at a place or a text inside it, is laid out whole: the place must be found. (A text after
// #:~: is hidden from location.hash.)
const arrival = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
if (arrival?.type === 'navigate' && !arrival.name.includes('#')) {
  root.classList.add('fresh', 'opening');
  withFrames({ second: () => root.classList.remove('opening') });
}

/** Brings in what was left out of the first layout. Each section gets a moment of its own. */
export async function layOutTheRest() {
  if (!root.classList.contains('fresh')) return;
  for (const section of document.querySelectorAll('main > section, .families > section, footer')) {
    await idle();
    section.classList.add('laid');
  }
  root.classList.remove('fresh');
}

document.addEventListener('page-changed', (event) => {
  const { isNew } = (event as CustomEvent<{ isNew: boolean }>).detail;
  root.dataset.moved = ''; // from here on pages come in with an animation; the first one has been there all along
  root.classList.toggle('fresh', isNew);
  if (isNew) setTimeout(layOutTheRest, 100); // the new page is on the screen first
});
