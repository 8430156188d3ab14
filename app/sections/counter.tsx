import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../ui/rotation.tsx';
import { Digits } from './digits.tsx';

/** The HTML contains the final number. It counts up when first seen, unless reduced motion is preferred. */
type CounterProps = { target: number; step: number; label: string; tick: number };

export function Counter({ target, step, label, tick }: CounterProps) {
  const [value, setValue] = useState(target);
  const figure = useRef<HTMLElement>(null);
  const counted = useRef(false);
  const reducedMotion = useReducedMotion();

  useEffect(() => {
    if (reducedMotion || counted.current || !figure.current) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      counted.current = true;
      let reached = 0;
      setValue(reached);
      timer = setInterval(() => {
        reached = Math.min(target, reached + step);
        setValue(reached);
        if (reached === target) clearInterval(timer);
      }, tick);
    });
    observer.observe(figure.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
      setValue(target);
    };
  }, [reducedMotion, target, step, tick]);

  return (
    <div className="counter">
      <dt>{label}</dt>
      <dd ref={figure}>
        <Digits value={`${value}+`} />
      </dd>
    </div>
  );
}
