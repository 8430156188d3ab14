// Runs inline in <head>, before anything is painted: the choices of this browser and what the first frame depends on. Keep it small:
// it is part of every page, and reading the page waits for it. What can wait until the page has been read is app/arrived.ts.
import './early/choices.ts';
import './early/opening.ts';
import './early/scrolling.ts';
import { root } from './early/root.ts';

root.classList.add('js');
