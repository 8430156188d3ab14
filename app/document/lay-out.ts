// Sections below the first view are laid out after loading, one in each frame (section.css says why not before). From then on
// nothing of the page is missing: not in a picture of the whole page, nor for a moment after a long jump.
import { on } from './signals.ts';

function layOut(sections = [...document.querySelectorAll<HTMLElement>('main section')]) {
  const next = sections.shift();
  if (!next) return;
  next.style.contentVisibility = 'visible';
  requestAnimationFrame(() => layOut(sections));
}
addEventListener('load', () => layOut());
on('page-shown', () => layOut());
