// Runs inline in <head>, before anything is painted: the choices of this browser, what must react at once,
// and the moment at which the application itself is fetched. Keep it small: it is part of every page.
import { withFrames } from './ui/frames.ts';

const root = document.documentElement;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const { modules = '', styles: stylesUrl = '', start: startWhen } = document.currentScript?.dataset ?? {};

const remembered = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const remember = (key: string, value: string) => {
  root.dataset[key] = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the choice holds for this page
  }
  paintToggles();
};

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches);
const isPaused = () => root.dataset.motion === 'paused';
const paintToggles = () => {
  for (const button of document.querySelectorAll('[data-theme-toggle]')) button.setAttribute('aria-pressed', String(isDark()));
  for (const button of document.querySelectorAll('[data-motion-toggle]')) button.setAttribute('aria-pressed', String(isPaused()));
};

root.classList.add('js');
// A page that is returned to, or opened at a place inside it, is laid out whole: the place must be found.
const arrival = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
if (!location.hash && arrival?.type === 'navigate') {
  root.classList.add('fresh', 'opening');
  withFrames({ second: () => root.classList.remove('opening') });
}
for (const key of ['theme', 'motion', 'slash']) {
  const value = remembered(key);
  if (value) root.dataset[key] = value;
}

const tellScroll = (top: number) => {
  root.toggleAttribute('data-scrolled', top > 24);
  root.toggleAttribute('data-far', top > 200);
};
addEventListener('scroll', () => tellScroll(scrollY), { passive: true });

// A card appears once its top is 150 px above the viewport's bottom edge.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, boundingClientRect, target } of entries) {
      if (!isIntersecting && (boundingClientRect.top > 0 || !boundingClientRect.width)) continue;
      target.classList.add('in');
      observer.unobserve(target);
    }
  },
  { rootMargin: '0px 0px -150px 0px' },
);
const observe = () => {
  paintToggles();
  for (const card of document.querySelectorAll('.reveal:not(.in)')) observer.observe(card);
};
for (const type of ['DOMContentLoaded', 'cards-changed']) document.addEventListener(type, observe);

// A click before the application is there is kept and done again once it is.
let waiting: HTMLElement | null = null;
let ready = false;
document.addEventListener('app-ready', () => {
  ready = true;
  root.dataset.app = 'ready';
  document.querySelector('[type=speculationrules]')?.remove(); // from here on the application knows the next page
  observe();
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
document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-theme-toggle]')) remember('theme', isDark() ? 'light' : 'dark');
  else if (target.closest('[data-motion-toggle]')) remember('motion', isPaused() ? 'running' : 'paused');
  else if (!ready) waiting = target.closest<HTMLElement>('button:not([popovertarget], [type=submit])') ?? waiting;
});
// Ctrl-K, and / unless it is switched off or somebody is writing, open the search.
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const slash =
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    root.dataset.slash !== 'off' &&
    !(target as Element).closest?.('input, textarea, select, [contenteditable]');
  const search = document.querySelector<HTMLElement>('[data-search]');
  if (
    altKey ||
    !search ||
    document.querySelector('dialog[open]') ||
    !(slash || ((ctrlKey || metaKey) && key.toLowerCase() === 'k'))
  )
    return;
  event.preventDefault();
  root.dataset.search = 'wanted';
  document.dispatchEvent(new Event('search-wanted'));
});
calm.addEventListener('change', paintToggles);

const idle = () =>
  new Promise<unknown>((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resume, { timeout: 500 });
    else setTimeout(resume, 50);
  });

/** A busy browser may have loaded everything and be idle before it shows anything. A page in the background shows nothing at all. */
const painted = () =>
  new Promise<unknown>((resume) => {
    new PerformanceObserver(resume).observe({ type: 'paint', buffered: true });
    setTimeout(resume, 1000);
  });

/**
 * The page brought the rules of all it shows, closed menus apart. The whole stylesheet comes with the application and is for paper
 * only until somebody stirs or, with a mouse, nothing does: putting it in force styles every element anew, and nothing needs it yet.
 */
let stirred = startWhen === 'now';
const wholeStyles = () => document.querySelector<HTMLLinkElement>('link[data-whole]');
const bringStyles = () =>
  new Promise<unknown>((resume) => {
    if (wholeStyles()) return resume(0);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: stylesUrl, media: stirred ? 'all' : 'print' });
    link.dataset.whole = '';
    for (const end of ['load', 'error']) link.addEventListener(end, resume);
    document.head.append(link);
  }).then(() => {
    root.dataset.styles = 'here'; // from here on a menu may be seen (base.css)
  });
const putInForce = () => {
  stirred = true;
  const link = wholeStyles();
  if (link) link.media = 'all';
};
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

/** What is far below was left out of the first layout (base.css). Each section gets a moment of its own. */
const layOutTheRest = async () => {
  if (!root.classList.contains('fresh')) return;
  for (const section of document.querySelectorAll('main > section, footer')) {
    await idle();
    section.classList.add('laid');
  }
  root.classList.remove('fresh');
};
document.addEventListener('page-changed', (event) => {
  const { isNew, top } = (event as CustomEvent<{ isNew: boolean; top: number }>).detail;
  putInForce();
  root.dataset.moved = ''; // from here on pages come in with an animation; the first one has been there all along
  root.classList.toggle('fresh', isNew);
  tellScroll(top);
  observe();
  if (isNew) setTimeout(layOutTheRest, 100); // the new page is on the screen first
});

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
    ready = true; // without the application a form is posted by the browser itself
    waiting?.click();
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
