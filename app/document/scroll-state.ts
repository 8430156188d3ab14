// Sets data-scrolled and data-far on <html> for the header and the back-to-top button.
const root = document.documentElement;

addEventListener(
  'scroll',
  () => {
    root.toggleAttribute('data-scrolled', scrollY > 24);
    root.toggleAttribute('data-far', scrollY > 200);
  },
  { passive: true },
);
