import { rootData } from './signals.ts';

// Header, footer and back-to-top are static HTML, not hydrated. This script adds what the platform lacks.

// An open menu would cover the next focused element, so it closes on focusout.
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
