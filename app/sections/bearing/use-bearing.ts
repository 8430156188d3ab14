import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Bearing } from '../../../contract/words.ts';
import { turnNeedle } from '../../document/needle.ts';
import { bearingsOf } from './geometry.ts';

/** Which service the needle is turned to, if any; otherwise it points to `resting`. */
export function useBearing(services: Bearing['services'], frame: RefObject<HTMLElement | null>, resting: number) {
  const [taken, take] = useState<number>();
  const bearings = useMemo(() => bearingsOf(services.map(({ hue }) => hue)), [services]);
  const to = bearings[taken ?? resting] ?? 0;

  useEffect(() => {
    if (frame.current) turnNeedle(frame.current, to);
  }, [frame, to]);

  return { bearings, taken, resting, take, service: taken === undefined ? undefined : services[taken] };
}

export type TakenBearing = ReturnType<typeof useBearing>;
