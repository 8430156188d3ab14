import { useEffect, useRef } from 'react';
import { homeTiming } from './timing.ts';

/** Sets the track's position without animation. */
function jumpTo(track: HTMLElement, at: number) {
  track.classList.add('jump');
  track.style.setProperty('--at', String(at));
  void track.offsetWidth; // force a reflow, so that the next move is animated from here
  track.classList.remove('jump');
}

/** Moves a track of `count` slides, followed by their copies, to `index`. Wraps around in the same direction. */
export function useEndlessTrack(index: number, count: number) {
  const track = useRef<HTMLUListElement>(null);
  const shown = useRef(0);

  useEffect(() => {
    const element = track.current;
    const from = shown.current;
    if (!element || from === index) return;
    shown.current = index;
    const pastEnd = index === 0 && from === count - 1;
    if (from === 0 && index === count - 1) jumpTo(element, count);
    element.style.setProperty('--at', String(pastEnd ? count : index));
    if (!pastEnd) return;
    // On the copy of the first slide: when the transition ends (or is cancelled), jump to the first slide itself.
    const toStart = () => jumpTo(element, 0);
    const timer = setTimeout(toStart, homeTiming.partnerMove);
    return () => {
      clearTimeout(timer);
      toStart();
    };
  }, [index, count]);

  return track;
}
