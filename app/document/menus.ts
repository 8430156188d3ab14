import { rootData } from './signals.ts';

// Header, footer and back-to-top are plain HTML that React never touches; the little they need beyond the platform is here.

// An open menu lies over what has the focus next, so it closes when the focus leaves it.
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const entry = (target as Element).closest('.nav li:has(> [popover])');
  if (relatedTarget && entry && !entry.contains(relatedTarget as Node))
    entry.querySelector<HTMLElement>('[popover]')?.hidePopover();
});

document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('.to-top a')) return;
  event.preventDefault();
  rootData().smooth = '';
  scrollTo({ top: 0 });
  document.querySelector<HTMLElement>('.header .brand')?.focus({ preventScroll: true });
});
