// A card appears once its top is 150 px above the viewport's bottom edge (specification, section 9).
import { on } from './signals.ts';

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      // Cards above the viewport count as seen: a jump may have skipped them.
      if (!isIntersecting && (boundingClientRect.top > 0 || !boundingClientRect.width)) continue;
      target.classList.add('in');
      observer.unobserve(target);
    }
  },
  { rootMargin: '0px 0px -150px 0px' },
);

function observeCards() {
  for (const card of document.querySelectorAll('.reveal:not(.in)')) observer.observe(card);
}
observeCards();
on(['app-ready', 'page-shown'], observeCards);
