// What follows the scrolling by attributes of <html>: the bar and the way back up.
import { root } from './root.ts';

const tellScroll = (top: number) => {
  root.toggleAttribute('data-scrolled', top > 24);
  root.toggleAttribute('data-far', top > 200);
};
addEventListener('scroll', () => tellScroll(scrollY), { passive: true });
document.addEventListener('page-changed', (event) => tellScroll((event as CustomEvent<{ top: number }>).detail.top));
