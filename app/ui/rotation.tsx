import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';

const reduced = '(prefers-reduced-motion: reduce)';

function watchReducedMotion(changed: () => void) {
  const query = matchMedia(reduced);
  const observer = new MutationObserver(changed);
  query.addEventListener('change', changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', changed);
    observer.disconnect();
  };
}

/** Whether the visitor prefers reduced motion, by system setting or the footer's switch. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchReducedMotion,
    () => matchMedia(reduced).matches || document.documentElement.dataset.motion === 'paused',
    () => false,
  );
}

function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Counts as hidden on the server, so that controls do not look as if it were playing. */
function useHidden() {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => true,
  );
}

type RotationOptions = {
  count: number;
  interval: number;
  /** The index to begin with. */
  first?: () => number;
};

/** Cycles through `count` items until the visitor hovers, picks one or pauses. */
export function useRotation({ count, interval, first = () => 0 }: RotationOptions) {
  const reducedMotion = useReducedMotion();
  const hidden = useHidden();
  const [index, setIndex] = useState(first);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // A choice is only valid for the motion setting it was made under: the footer's switch overrides it.
  const [choice, setChoice] = useState({ reducedMotion: false, paused: false });
  const paused = choice.reducedMotion === reducedMotion ? choice.paused : reducedMotion;
  const [held, setHeld] = useState(false);
  const playing = count > 1 && !(paused || hovered || focused || held || hidden);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), interval);
    return () => clearInterval(timer);
  }, [playing, count, interval]);

  // Pointer or focus may have been there before React was.
  const holder = useRef<HTMLElement>(null);
  useEffect(() => {
    setHovered(matchMedia('(hover: hover)').matches && Boolean(holder.current?.matches(':hover')));
    setFocused(Boolean(holder.current?.matches(':focus-within')));
  }, []);

  return {
    index,
    playing,
    paused,
    /** A manual selection; stops the rotation. */
    show(next: number) {
      setIndex((next + count) % count);
      setChoice({ reducedMotion, paused: true });
    },
    toggle() {
      setChoice({ reducedMotion, paused: !paused });
      // Play must start it although pointer and focus are on the button.
      setHovered(false);
      setFocused(false);
    },
    /** Stops the rotation for something else that goes on in its frame. */
    setHeld,
    /** Spread on the element that pauses the rotation while hovered or focused. */
    holdProps: {
      ref: (element: HTMLElement | null) => {
        holder.current = element;
      },
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setFocused(false),
    },
  };
}

type PauseButtonProps = { paused: boolean; onClick: () => void; what: string; look?: 'small' | 'labelled'; plain?: boolean };

/** A pause/play button: `what` completes 'Pause …' and 'Play …'. */
export function PauseButton({ paused, onClick, what, look = 'small', plain = false }: PauseButtonProps) {
  const text = `${paused ? 'Play' : 'Pause'} ${what}`;
  return (
    <button
      type="button"
      className={['pause needs-js', look === 'small' && 'small', plain && 'plain'].filter(Boolean).join(' ')}
      aria-label={look === 'small' ? text : undefined}
      onClick={onClick}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      {look === 'labelled' ? <span>{text}</span> : null}
    </button>
  );
}
