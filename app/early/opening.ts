// The first frame is the page's opening section alone (base.css has the rules; app/arrived/sections.ts brings in the rest).
import { withFrames } from '../ui/frames.ts';
import { root } from './root.ts';

// A page that is returned to, or opened at a place or a text inside it, is laid out whole: the place must be found. (A text after
// #:~: is hidden from location.hash.)
const arrival = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
if (arrival?.type === 'navigate' && !arrival.name.includes('#')) {
  root.classList.add('fresh', 'opening');
  withFrames({ second: () => root.classList.remove('opening') });
}
