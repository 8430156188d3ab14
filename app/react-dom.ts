/** React's larger half. It has arrived with React, and runs when it is asked for. */
export const loadReactDom = () => import('react-dom/client');
