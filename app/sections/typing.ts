import { useEffect, useState } from 'react';
import { useRotation } from '../ui/rotation.tsx';

/** Milliseconds (specification, section 9, and the visual guide). */
const typingPace = { letter: 70, hold: 2500, erase: 36 };

type Moment = { phrase: number; letters: number; erasing: boolean };

/** The next animation step and the delay before it. */
export function nextMoment({ phrase, letters, erasing }: Moment, phrases: readonly string[]): { after: number; next: Moment } {
  const length = phrases[phrase]?.length ?? 0;
  if (!erasing && letters === length) return { after: typingPace.hold, next: { phrase, letters: letters - 1, erasing: true } };
  if (!erasing) return { after: typingPace.letter, next: { phrase, letters: letters + 1, erasing } };
  if (letters > 0) return { after: typingPace.erase, next: { phrase, letters: letters - 1, erasing } };
  return { after: typingPace.letter, next: { phrase: (phrase + 1) % phrases.length, letters: 1, erasing: false } };
}

/** Types the phrases in an endless loop. When paused or with reduced motion, shows the whole phrase. */
export function useTyping(phrases: readonly string[]) {
  const { paused, toggle } = useRotation({ count: 1, interval: 0 });
  const [moment, setMoment] = useState<Moment>({ phrase: 0, letters: phrases[0]?.length ?? 0, erasing: false });
  const [started, setStarted] = useState(false);
  const whole = phrases[moment.phrase] ?? '';

  useEffect(() => {
    setStarted(!paused);
    if (paused) return setMoment(({ phrase }) => ({ phrase, letters: phrases[phrase]?.length ?? 0, erasing: false }));
  }, [paused, phrases]);

  useEffect(() => {
    if (paused) return;
    const { after, next } = nextMoment(moment, phrases);
    const timer = setTimeout(() => setMoment(next), after);
    return () => clearTimeout(timer);
  }, [paused, moment, phrases]);

  return { text: paused ? whole : whole.slice(0, moment.letters), started, paused, toggle };
}
