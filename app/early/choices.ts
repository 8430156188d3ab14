// Theme, motion and the slash key as this browser remembers them, and the two switches that change them.
import { root } from './root.ts';

const darkness = matchMedia('(prefers-color-scheme: dark)');

/** Asking the browser's store can take several milliseconds, so it is left to the first frame: reading the page comes before. */
function recall() {
  for (const key of ['theme', 'motion', 'slash']) {
    const value = remembered(key);
    if (value) root.dataset[key] = value;
  }
  paintSwitches();
}
requestAnimationFrame(recall); // before that frame is painted
addEventListener('load', recall); // a page in the background has no frames, but its application starts

function remembered(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string) {
  root.dataset[key] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the choice holds for this page
  }
  paintSwitches();
}

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : darkness.matches);
const isPaused = () => root.dataset.motion === 'paused';

function paintSwitches() {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) button.setAttribute('aria-pressed', String(isDark()));
  for (const button of document.querySelectorAll('[data-motion-toggle]')) button.setAttribute('aria-pressed', String(isPaused()));
}
for (const type of ['DOMContentLoaded', 'app-ready', 'page-changed']) document.addEventListener(type, paintSwitches);
darkness.addEventListener('change', paintSwitches);

document.addEventListener('click', ({ target }) => {
  const pressed = target as Element;
  if (pressed.closest('[data-theme-toggle]')) remember('theme', isDark() ? 'light' : 'dark');
  else if (pressed.closest('[data-motion-toggle]')) remember('motion', isPaused() ? 'running' : 'paused');
});
