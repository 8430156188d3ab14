// Opens the search by button, Ctrl-K, or / (unless disabled or typing in a field). The request is also stored on <html> in case
// React is not loaded yet. Touch screens have no switch for it (search-box.css), so / is ignored there.
import { on, rootData, send } from './signals.ts';

function openSearch(event: Event) {
  event.preventDefault();
  rootData().search = 'wanted';
  send('search-wanted');
}

function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return (
    key === '/' &&
    rootData().slash !== 'off' &&
    matchMedia('(any-pointer:fine)').matches &&
    !(target as Element).closest?.('input, textarea, select, [contenteditable]')
  );
}

addEventListener('keydown', (event) => {
  const possible = document.querySelector('[data-search]') && !document.querySelector('dialog[open]');
  if (possible && isShortcut(event)) openSearch(event);
});

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const opensElsewhere = ctrlKey || metaKey || shiftKey; // modified clicks open the search page in a new tab or window
  if (!opensElsewhere && (target as Element).closest('a[data-search]')) openSearch(event);
});

// Without React there is no search box, but there is the search page.
on('app-failed', () => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-search]');
  if (rootData().search && link) location.assign(link.href);
});
