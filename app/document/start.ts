// Decides when React is loaded, and queues clicks until it is.
import { pageIndexPath } from '../../contract/page-resource.ts';
import { on, rootData, send } from './signals.ts';

const {
  entry = '',
  preload = '',
  words = '',
  start: startWhen,
} = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};

// A click on a button that needs React is repeated after hydration. If React fails to load, the form is submitted natively.
let repeat: (() => void) | undefined;
let settled = false;
const needsNoReact = '[popovertarget], [type=submit], [data-theme-toggle], [data-motion-toggle]';
document.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(`button:not(${needsNoReact})`);
    if (button && !settled) wait(event, button);
  },
  true,
);
document.addEventListener(
  'submit',
  (event) => {
    if (settled || !(event.target as Element).matches('[data-needs-app]')) return;
    event.preventDefault();
    wait(event, event.submitter);
  },
  true,
);
function wait(event: Event, button: HTMLElement | null) {
  event.stopPropagation(); // React listens a moment before its effects have run and it is ready: it would act twice
  repeat = () => button?.isConnected && button.click();
  rootData().loading = '';
}
// Where a finger already acts by being put down, that is repeated. A click that follows takes its place.
document.addEventListener('pointerdown', (event) => {
  const target = event.target as Element;
  if (!settled && target.closest('[data-keeps-press]')) repeat = () => target.dispatchEvent(new PointerEvent(event.type, event));
});
on(['app-ready', 'app-failed'], () => {
  settled = true;
  delete rootData().loading;
  repeat?.();
});
on('app-ready', () => {
  rootData().app = 'ready';
  document.querySelector('[type=speculationrules]')?.remove(); // from here on the router prefetches
});

let started = false;
function start() {
  if (started || !entry) return;
  started = true;
  send('app-wanted');
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
// What moves by itself needs React where it can be seen without scrolling: in a tall window.
const inView = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start());
for (const section of document.querySelectorAll('[data-moves]')) inView.observe(section);

// After the first paint, and on a device that is never idle two seconds later; Safari has no requestIdleCallback.
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start));
if (startWhen === 'soon') addEventListener('load', whenIdle);
on('app-needed', whenIdle);
