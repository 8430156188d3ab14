// Cards below the first view appear as one scrolls, each once its top is 150 px above the viewport's bottom edge (specification,
// section 9). They are hidden at the first scroll, not before: a picture of the whole page shows all of it.
import { on, rootData } from './signals.ts';

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

function hideBelow() {
  for (const card of document.querySelectorAll('.reveal:not(.in)')) {
    if (card.getBoundingClientRect().top < innerHeight) card.classList.add('in');
    else observer.observe(card);
  }
  rootData().reveal = '';
}

function waitForScroll() {
  delete rootData().reveal;
  addEventListener('scroll', hideBelow, { once: true, passive: true });
}
waitForScroll();
on('page-shown', waitForScroll);
// React may add cards while it takes over a page that is scrolled already.
on('app-ready', () => rootData().reveal !== undefined && hideBelow());
