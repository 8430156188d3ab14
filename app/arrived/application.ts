// When the application and the whole stylesheet are fetched and put to work, and what is pressed before they are there.
import { root } from '../early/root.ts';
import { idle, painted } from './moments.ts';
import { layOutTheRest } from './sections.ts';

const {
  modules = '',
  styles: stylesUrl = '',
  start: startWhen,
} = document.querySelector<HTMLElement>('[data-modules]')?.dataset ?? {};

// A click before the application is there is kept and done again once it is.
let waiting: HTMLElement | null = null;
let ready = false;
document.addEventListener('app-ready', () => {
  ready = true;
  root.dataset.app = 'ready';
  document.querySelector('[type=speculationrules]')?.remove(); // from here on the application knows the next page
  if (matchMedia('(hover: hover)').matches) idle().then(wake); // a phone is slower, and a finger announces its click
  setTimeout(() => waiting?.isConnected && waiting.click(), 50);
});
document.addEventListener(
  'submit',
  (event) => {
    if (ready || !(event.target as Element).matches('[data-needs-app]')) return;
    event.preventDefault();
    waiting = (event as SubmitEvent).submitter as HTMLElement | null;
  },
  true,
);
const needsNoApplication = '[popovertarget], [type=submit], [data-theme-toggle], [data-motion-toggle]';
document.addEventListener('click', ({ target }) => {
  if (!ready) waiting = (target as Element).closest<HTMLElement>(`button:not(${needsNoApplication})`) ?? waiting;
});

/**
 * The page brought the rules of all it shows, closed menus apart. The whole stylesheet comes with the application and is for paper
 * and forced colours only until somebody stirs or, with a mouse, nothing does: putting it in force styles every element anew, and nothing needs it yet.
 */
let stirred = startWhen === 'now';
const wholeStyles = () => document.querySelector<HTMLLinkElement>('link[data-whole]');
const bringStyles = () =>
  new Promise<unknown>((resume) => {
    if (wholeStyles()) return resume(0);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: stylesUrl, media: stirred ? 'all' : 'print,(forced-colors)' });
    link.dataset.whole = '';
    for (const end of ['load', 'error']) link.addEventListener(end, resume);
    document.head.insertBefore(link, document.querySelector('head > [rel=stylesheet]')); // the back office's own rules come last
  }).then(() => {
    root.dataset.styles = 'here'; // from here on a menu may be seen (base.css)
  });
const putInForce = () => {
  stirred = true;
  const link = wholeStyles();
  if (link) link.media = 'all';
};
document.addEventListener('page-changed', putInForce);

/** What nothing needs until somebody stirs. */
const wake = () => {
  putInForce();
  layOutTheRest();
};
/** A pointer on its way, or on a link, can wait a moment: if it brings the next page, this one need not be styled anew. */
const stir = ({ type, target }: Event) => {
  if (type === 'pointermove' || (target as Element).closest?.('a')) setTimeout(wake, 100);
  else wake();
  start();
};

/** Without the application a form is posted by the browser itself. */
const giveUp = () => {
  ready = true;
  waiting?.click();
};
document.addEventListener('app-failed', giveUp);

// The files are fetched together and run one after another, so that no single task holds up a finger for long.
let started = false;
const start = async () => {
  if (started) return;
  started = true;
  const urls = modules.split(' ');
  for (const href of urls) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  await bringStyles();
  if (startWhen === 'now') layOutTheRest();
  try {
    for (const url of urls) await import(/* @vite-ignore */ url);
  } catch {
    giveUp();
  }
};
for (const type of ['pointerdown', 'keydown', 'touchstart', 'click', 'focusin', 'scroll', 'fault-shown'])
  addEventListener(type, stir, { once: true, passive: true });
// Browsers also report a pointer that rests where the page has just been painted; only one that moves is a sign.
const onMove = (event: PointerEvent) => {
  if (!event.movementX && !event.movementY) return;
  removeEventListener('pointermove', onMove);
  stir(event);
};
addEventListener('pointermove', onMove, { passive: true });
if (startWhen === 'now') start();
else
  addEventListener('load', async () => {
    await painted();
    await idle();
    start();
  });
