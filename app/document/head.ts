// Inlined in <head> and runs before first paint. Keep it small: it is part of every page and blocks parsing.
import './choices.ts';
import './scroll-state.ts';

document.documentElement.classList.add('js');
