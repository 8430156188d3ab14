import { useEffect, useRef } from 'react';
import { homeTiming } from './timing.ts';

/** Puts the track somewhere without the eye following. */
function place(track: HTMLElement, at: number) {
  track.classList.add('jump');
  track.style.setProperty('--at', String(at));
  void track.offsetWidth; // the place must count before the next move is animated
  track.classList.remove('jump');
}

/** Moves a track of `count` slides, followed by their copies, to `index`; past either end it goes on in the same direction. */
export function useEndlessTrack(index: number, count: number) {
  const track = useRef<HTMLUListElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    const element = track.current;
    const from = shown.current;
    if (!element || from === index) return;
    shown.current = index;
    const pastEnd = index === 0 && from === count - 1;
    if (from === 0 && index === count - 1) place(element, count);
    element.style.setProperty('--at', String(pastEnd ? count : index));
    if (!pastEnd) return;
    // On the copy of the first slide: once the move is over (or cut short), stand on the first one itself.
    const toStart = () => place(element, 0);
    const timer = setTimeout(toStart, homeTiming.partnerMove);
    return () => {
      clearTimeout(timer);
      toStart();
    };
  }, [index, count]);

  return track;
}
