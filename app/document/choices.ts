// Theme, motion and slash-key preferences from localStorage, and the two toggles that change them.
import { on, rootData } from './signals.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

for (const key of ['theme', 'motion', 'slash']) {
  const value = remembered(key);
  if (value) rootData()[key] = value;
}

function remembered(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is blocked
  }
}

function remember(key: string, value: string) {
  rootData()[key] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the choice lasts for this page
  }
  updateToggles();
}

const isDark = () => (rootData().theme ? rootData().theme === 'dark' : systemDark.matches);
const isPaused = () => rootData().motion === 'paused';

function updateToggles() {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) button.setAttribute('aria-pressed', String(isDark()));
  for (const button of document.querySelectorAll('[data-motion-toggle]')) button.setAttribute('aria-pressed', String(isPaused()));
}
document.addEventListener('DOMContentLoaded', updateToggles);
on(['app-ready', 'page-shown'], updateToggles);
systemDark.addEventListener('change', updateToggles);

document.addEventListener('click', ({ target }) => {
  const pressed = target as Element;
  if (pressed.closest('[data-theme-toggle]')) remember('theme', isDark() ? 'light' : 'dark');
  else if (pressed.closest('[data-motion-toggle]')) remember('motion', isPaused() ? 'running' : 'paused');
});
