// Sections below the first view are laid out once the page has loaded and is idle, one at a time (section.css says why not
// before). From then on nothing of the page is missing: not in a picture of the whole page, nor for a moment after a long jump.
import { on } from './signals.ts';

/** Done right after `load`, it would compete with the start of React: on a slow phone that costs a third of a second. */
const delayMs = 1200;

const whenIdle = (then: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50));

function layOut(sections = [...document.querySelectorAll<HTMLElement>('main section')]) {
  const next = sections.shift();
  if (!next) return;
  next.style.contentVisibility = 'visible';
  whenIdle(() => layOut(sections));
}
const layOutSoon = () => setTimeout(() => whenIdle(() => layOut()), delayMs);
addEventListener('load', layOutSoon);
on('page-shown', layOutSoon);
