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
