/** The id of what ends a page's opening section. Browsers that know how show nothing before it is there, so that nothing moves. */
export const firstView = 'first-view';
