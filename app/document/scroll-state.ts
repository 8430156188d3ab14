// Sets data-scrolled and data-far on <html> for the header and the back-to-top button, and data-smooth for jumps inside a page.
const root = document.documentElement;

addEventListener(
  'scroll',
  () => {
    root.toggleAttribute('data-scrolled', scrollY > 24);
    root.toggleAttribute('data-far', scrollY > 200);
  },
  { passive: true },
);

// Smooth scrolling is for links to a place on the same page; a page that is shown or returned to is at its place at once.
if ('navigation' in window)
  navigation.addEventListener('navigate', ({ hashChange, navigationType }) =>
    root.toggleAttribute('data-smooth', hashChange && navigationType !== 'traverse'),
  );
