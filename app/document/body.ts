// Runs inline at the end of a page: what reacts to the visitor without React, and when React is started.
import './reveal.ts';
import './menus.ts';
import './shortcuts.ts';
import './services-on-start.ts';
import './start.ts';
