import { useEffect, useState } from 'react';
import { useRotation } from '../ui/rotation.tsx';

/** Milliseconds (specification, section 9, and the visual guide). */
const typingTiming = { letter: 70, hold: 2500, erase: 36 };

type TypingState = { phrase: number; letters: number; erasing: boolean };

/** The next animation step and the delay before it. */
function nextState({ phrase, letters, erasing }: TypingState, phrases: readonly string[]): { after: number; next: TypingState } {
  const length = phrases[phrase]?.length ?? 0;
  if (!erasing && letters === length) return { after: typingTiming.hold, next: { phrase, letters: letters - 1, erasing: true } };
  if (!erasing) return { after: typingTiming.letter, next: { phrase, letters: letters + 1, erasing } };
  if (letters > 0) return { after: typingTiming.erase, next: { phrase, letters: letters - 1, erasing } };
  return { after: typingTiming.letter, next: { phrase: (phrase + 1) % phrases.length, letters: 1, erasing: false } };
}

/** Types the phrases in an endless loop. When paused or with reduced motion, shows the whole phrase. */
export function useTyping(phrases: readonly string[]) {
  const { paused, toggle } = useRotation({ count: 1, interval: 0 });
  const [state, setState] = useState<TypingState>({ phrase: 0, letters: phrases[0]?.length ?? 0, erasing: false });
  const [started, setStarted] = useState(false);
  const whole = phrases[state.phrase] ?? '';

  useEffect(() => {
    setStarted(!paused);
    if (paused) return setState(({ phrase }) => ({ phrase, letters: phrases[phrase]?.length ?? 0, erasing: false }));
  }, [paused, phrases]);

  useEffect(() => {
    if (paused) return;
    const { after, next } = nextState(state, phrases);
    const timer = setTimeout(() => setState(next), after);
    return () => clearTimeout(timer);
  }, [paused, state, phrases]);

  return { text: paused ? whole : whole.slice(0, state.letters), started, paused, toggle };
}
