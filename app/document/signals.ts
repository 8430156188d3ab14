// All <html> attributes and events shared by the inline scripts, the stylesheets and React.

/** Attributes of <html>; stylesheets use them by name. The class `js` means that scripts run. */
export type RootData = {
  /** The visitor's choice, remembered in localStorage: 'light' or 'dark'. */
  theme?: string;
  /** The visitor's choice: 'paused' or 'running'. */
  motion?: string;
  /** The visitor's choice: 'off' disables the / shortcut. */
  slash?: string;
  /** Scrolled at all: the header gets its background. */
  scrolled?: string;
  /** Scrolled more than 200 px: shows the back-to-top button. */
  far?: string;
  /** The visitor has scrolled this page: cards below appear one by one. */
  reveal?: string;
  /** The homepage's slide that is shown, if it changed before React started; React goes on from it. */
  slide?: string;
  /** 'ready' once React has hydrated the page. */
  app?: string;
  /** A page is loading, or a click waits for React: shows a progress bar after a delay. */
  loading?: string;
  /** The last navigation was a jump within the page, which scrolls smoothly. */
  smooth?: string;
  /** At least one client-side navigation has happened; only such pages fade in. */
  moved?: string;
  /** The search was requested before React was loaded. */
  search?: string;
};

export const rootData = () => document.documentElement.dataset as RootData & DOMStringMap;

type Signals = {
  /** What the page shows is only true once React runs: it is to be loaded when the browser is idle. */
  'app-needed': undefined;
  /** React is being loaded. */
  'app-wanted': undefined;
  /** React has hydrated the page. */
  'app-ready': undefined;
  /** React could not be loaded: forms are submitted natively. */
  'app-failed': undefined;
  /** Another page is shown. */
  'page-shown': undefined;
  /** The search was requested, by key or button. */
  'search-wanted': undefined;
};

export type Signal = keyof Signals;

export const send = (signal: Signal) => document.dispatchEvent(new Event(signal));

/** Subscribes to one or several signals; returns the unsubscribe function. */
export function on(signals: Signal | Signal[], listener: () => void): () => void {
  const names = [signals].flat();
  for (const name of names) document.addEventListener(name, listener);
  return () => {
    for (const name of names) document.removeEventListener(name, listener);
  };
}
