// Every attribute on <html> and every event through which the inline scripts, the stylesheets and React talk to one another.

/** Attributes of <html>; stylesheets use them by name. The class `js` says that scripts run. */
export type RootData = {
  /** The visitor's choice, remembered in localStorage: 'light' or 'dark'. */
  theme?: string;
  /** The visitor's choice: 'paused' or 'running'. */
  motion?: string;
  /** The visitor's choice: 'off' disables the / shortcut. */
  slash?: string;
  /** Scrolled down at all: the header gets its ground. */
  scrolled?: string;
  /** Scrolled more than 200 px: the way back to the top is shown. */
  far?: string;
  /** 'ready' once React has taken the page over. */
  app?: string;
  /** A page is being fetched: a bar says so if it takes long. */
  loading?: string;
  /** The last move was a jump inside the page, which scrolls smoothly; a new page is at its place at once. */
  smooth?: string;
  /** At least one page has been shown without a load; only such pages fade in. */
  moved?: string;
  /** Somebody asked for the search before React was there. */
  search?: string;
};

/** The <html> element's data attributes. */
export const rootData = () => document.documentElement.dataset as RootData & DOMStringMap;

type Signals = {
  /** React has taken the page over. */
  'app-ready': undefined;
  /** React cannot be had: forms are posted by the browser itself. */
  'app-failed': undefined;
  /** Another page is on the screen. */
  'page-shown': undefined;
  /** The search was asked for, by key or button. */
  'search-wanted': undefined;
};

export type Signal = keyof Signals;

export const send = (signal: Signal) => document.dispatchEvent(new Event(signal));

/** Listens to one or several signals; gives what ends it. */
export function on(signals: Signal | Signal[], listener: () => void): () => void {
  const names = [signals].flat();
  for (const name of names) document.addEventListener(name, listener);
  return () => {
    for (const name of names) document.removeEventListener(name, listener);
  };
}
