// Runs inline in <head>, before anything is painted: the choices of this browser, what must react at once, and the moments at which
// sections, stylesheet and application come. Keep it small: it is part of every page.
import './early/choices.ts';
import './early/sections.ts';
import './early/scrolling.ts';
import './early/search-keys.ts';
import './early/application.ts';
import { root } from './early/root.ts';

root.classList.add('js');
