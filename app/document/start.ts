// Decides when React is loaded, and queues clicks until it is.
import { pageIndexPath } from '../../contract/page-resource.ts';
import { on, rootData, send } from './signals.ts';

const {
  entry = '',
  preload = '',
  words = '',
  start: startWhen,
} = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};

// A click on a button that needs React is replayed after hydration. If React fails to load, the form is submitted natively.
let waiting: HTMLElement | null = null;
let settled = false;
const needsNoReact = '[popovertarget], [type=submit], [data-theme-toggle], [data-motion-toggle]';
document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>(`button:not(${needsNoReact})`);
  if (button && !settled) wait(button);
});
document.addEventListener(
  'submit',
  (event) => {
    if (settled || !(event.target as Element).matches('[data-needs-app]')) return;
    event.preventDefault();
    wait(event.submitter);
  },
  true,
);
function wait(button: HTMLElement | null) {
  waiting = button;
  rootData().loading = '';
}
on(['app-ready', 'app-failed'], () => {
  settled = true;
  delete rootData().loading;
  if (waiting?.isConnected) waiting.click();
});
on('app-ready', () => {
  rootData().app = 'ready';
  document.querySelector('[type=speculationrules]')?.remove(); // from here on the router prefetches
});

let started = false;
function start() {
  if (started || !entry) return;
  started = true;
  for (const href of preload.split(' ').filter(Boolean)) addLink({ rel: 'modulepreload', href });
  for (const href of words ? [words, pageIndexPath] : [])
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  import(/* @vite-ignore */ entry).catch(() => send('app-failed'));
}
const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

/** Browsers also report a pointer that rests where the page was just painted; only actual movement signals intent. */
const isIntent = (event: Event) =>
  !(event instanceof PointerEvent) || event.type !== 'pointermove' || Boolean(event.movementX || event.movementY);

for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
  addEventListener(type, (event) => isIntent(event) && start(), { passive: true });

if (startWhen === 'now') start();
// After the first paint, and on a device that is never idle two seconds later; Safari has no requestIdleCallback.
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start));
if (startWhen === 'soon') addEventListener('load', whenIdle);
