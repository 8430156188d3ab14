import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Bearing } from '../../../contract/words.ts';
import { bearingsOf, turnBetween } from './geometry.ts';

/**
 * Which service the needle is turned to, if any; otherwise it points to `resting`. The angle grows beyond a full turn, so that
 * the needle always goes the short way.
 */
export function useBearing(services: Bearing['services'], frame: RefObject<HTMLElement | null>, resting: number) {
  const [taken, take] = useState<number>();
  const bearings = useMemo(() => bearingsOf(services.map(({ hue }) => hue)), [services]);
  const angle = useRef(bearings[resting] ?? 0);
  const to = bearings[taken ?? resting] ?? 0;

  useEffect(() => {
    angle.current += turnBetween(angle.current, to);
    frame.current?.style.setProperty('--bearing', `${angle.current}deg`);
  }, [frame, to]);

  return { bearings, taken, resting, take, service: taken === undefined ? undefined : services[taken] };
}

export type TakenBearing = ReturnType<typeof useBearing>;
