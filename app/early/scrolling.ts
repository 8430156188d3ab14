// What follows the scrolling: the bar and the way back up (both by attributes of <html>), and cards that appear.
import { root } from './root.ts';

const tellScroll = (top: number) => {
  root.toggleAttribute('data-scrolled', top > 24);
  root.toggleAttribute('data-far', top > 200);
};
addEventListener('scroll', () => tellScroll(scrollY), { passive: true });

// A card appears once its top is 150 px above the viewport's bottom edge.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      if (!isIntersecting && (boundingClientRect.top > 0 || !boundingClientRect.width)) continue;
      target.classList.add('in');
      observer.unobserve(target);
    }
  },
  { rootMargin: '0px 0px -150px 0px' },
);
const observeCards = () => {
  for (const card of document.querySelectorAll('.reveal:not(.in)')) observer.observe(card);
};
for (const type of ['DOMContentLoaded', 'cards-changed', 'app-ready', 'page-changed'])
  document.addEventListener(type, observeCards);
document.addEventListener('page-changed', (event) => tellScroll((event as CustomEvent<{ top: number }>).detail.top));
