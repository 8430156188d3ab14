// Sections below the first view are laid out once the page has loaded and is idle, one at a time (section.css says why not
// before), so that a picture of the whole page lacks nothing.
import { on } from './signals.ts';

/** Done right after `load`, it would compete with the start of React: on a slow phone that costs a third of a second. */
const delayMs = 1200;

const whenIdle = (then: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50));

function layOut(sections = [...document.querySelectorAll<HTMLElement>('main section')]) {
  const next = sections.shift();
  // For whoever scrolls, the browser lays out what comes near; a height that changes elsewhere could move what they click.
  if (!next || scrollY > 0) return;
  next.style.contentVisibility = 'visible';
  whenIdle(() => layOut(sections));
}
const layOutSoon = () => setTimeout(() => whenIdle(() => layOut()), delayMs);
addEventListener('load', layOutSoon);
on('page-shown', layOutSoon);
