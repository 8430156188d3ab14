/**
 * Id of the element that ends the first viewport. Browsers with rel=expect paint nothing before it is parsed, to avoid layout
 * shift.
 */
export const firstView = 'first-view';
