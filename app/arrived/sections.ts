// Brings in the sections that were left out of the first layout (app/early/opening.ts; base.css has the rules).
import { root } from '../early/root.ts';
import { idle } from './moments.ts';

/** Each section gets a moment of its own. */
export async function layOutTheRest() {
  if (!root.classList.contains('fresh')) return;
  for (const section of document.querySelectorAll('main > section, .families > section, footer')) {
    await idle();
    section.classList.add('laid');
  }
  root.classList.remove('fresh');
}

document.addEventListener('page-changed', (event) => {
  const { isNew } = (event as CustomEvent<{ isNew: boolean }>).detail;
  root.dataset.moved = ''; // from here on pages come in with an animation; the first one has been there all along
  root.classList.toggle('fresh', isNew);
  if (isNew) setTimeout(layOutTheRest, 100); // the new page is on the screen first
});
