// The slides of the homepage change by themselves without React. At the first sign of intent they stand still; React goes on from
// the one that is shown.
import { turnNeedle } from './needle.ts';
import { on, rootData, send } from './signals.ts';
import { bannerInterval, decoded, scrollToItem, skyClass } from './slides.ts';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const isMotionReduced = () => reducedMotion.matches || rootData().motion === 'paused';

function changeSlides(frame: HTMLElement) {
  const skies = [...frame.querySelectorAll('.slide-art')];
  const items = [...frame.querySelectorAll<HTMLElement>('.rail-item')];
  const row = frame.querySelector<HTMLElement>('.rail-list');
  const untilReact = new AbortController();
  const { signal } = untilReact;
  let index = 0;
  let timer = 0;

  const mayPlay = () => items.length > 1 && !(signal.aborted || document.hidden || isMotionReduced());

  function play() {
    clearTimeout(timer);
    if (signal.aborted) return;
    frame.classList.toggle('playing', mayPlay());
    if (!mayPlay()) return;
    const next = (index + 1) % items.length;
    skies[next]?.classList.add('next');
    timer = window.setTimeout(async () => {
      await decoded(skies[next]);
      if (mayPlay()) show(next);
      play();
    }, bannerInterval);
  }

  function show(next: number) {
    for (const [at, item] of items.entries()) {
      item.classList.toggle('on', at === next);
      item.querySelector('button')?.setAttribute('aria-current', String(at === next));
      skies[at]?.setAttribute('aria-hidden', String(at !== next));
      if (skies[at]) skies[at].className = skyClass(at, { on: next, was: index });
    }
    const { hue = 'company', bearing } = items[next]?.dataset ?? {};
    frame.dataset.hue = hue;
    turnNeedle(frame, Number(bearing));
    if (row) scrollToItem(row, items[next]);
    rootData().slide = String(next);
    index = next;
  }

  document.addEventListener('visibilitychange', play, { signal });
  addEventListener('load', play, { signal });
  // Where nothing moves the pause button has to say Play, and only React writes its words.
  addEventListener('load', () => items.length > 1 && isMotionReduced() && send('app-needed'));
  on('app-wanted', () => {
    untilReact.abort();
    clearTimeout(timer);
    frame.classList.remove('playing');
  });
}

const frame = document.querySelector<HTMLElement>('.hero-home');
if (frame) changeSlides(frame);
