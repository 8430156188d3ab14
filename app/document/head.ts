// Runs inline in <head>, before anything is painted. Keep it small: it is part of every page, and reading the page waits for it.
import './choices.ts';
import './scroll-state.ts';

document.documentElement.classList.add('js');
