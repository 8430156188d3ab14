// Header and back-to-top button take the colour scheme of the section below them: above a dark section (.night) they are dark
// in both themes.
import { on } from './signals.ts';

/** The strip of the window, in percent from its top and bottom, in which each of the two stands. */
const strips = [
  { over: '.header', margin: '-4% 0% -95%' },
  { over: '.to-top', margin: '-93% 0% -6%' },
];

const observers = strips.map(({ over, margin }) => {
  const beneath = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) beneath[isIntersecting ? 'add' : 'delete'](target);
      document.querySelector(over)?.classList.toggle('over-night', beneath.size > 0);
    },
    { rootMargin: margin },
  );
  return { observer, beneath };
});

function observeGrounds() {
  for (const { observer, beneath } of observers) {
    observer.disconnect();
    beneath.clear();
    for (const ground of document.querySelectorAll('section.night, .footer')) observer.observe(ground);
  }
}
observeGrounds();
on(['app-ready', 'page-shown'], observeGrounds);
