// Ctrl-K, and / unless it is switched off or somebody is writing, open the search; before the application is there it is a wish.
// Where there are only fingers the switch is not shown (search-box.css), so / does nothing.
import { root } from '../early/root.ts';

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const slash =
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    root.dataset.slash !== 'off' &&
    matchMedia('(any-pointer:fine)').matches &&
    !(target as Element).closest?.('input, textarea, select, [contenteditable]');
  const search = document.querySelector<HTMLElement>('[data-search]');
  if (
    altKey ||
    !search ||
    document.querySelector('dialog[open]') ||
    !(slash || ((ctrlKey || metaKey) && key.toLowerCase() === 'k'))
  )
    return;
  event.preventDefault();
  root.dataset.search = 'wanted';
  document.dispatchEvent(new Event('search-wanted'));
});
