// A card appears once its top is 150 px above the viewport's bottom edge (specification, section 9).
import { on } from './signals.ts';

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.classList.add('in');
      observer.unobserve(target);
    }
  },
  // All that lies above counts as seen: a jump skips it, and somebody may scroll back.
  { rootMargin: '999999px 0px -150px' },
);

function observeCards() {
  for (const card of document.querySelectorAll('.reveal:not(.in)')) observer.observe(card);
}
observeCards();
on(['app-ready', 'page-shown'], observeCards);
