// Runs inline at the end of a page, as a module: a piece of work of its own when all of the page has been read and before the
// browser calls it loaded. What reacts to the visitor, and the moments at which sections, stylesheet and application come.
import './arrived/cards.ts';
import './arrived/search-keys.ts';
import './arrived/application.ts';
