import type { ComponentProps } from 'react';
import type { Bearing } from '../../../contract/words.ts';
import { pointAt } from './geometry.ts';

type RimProps = { services: Bearing['services']; bearings: number[]; taken?: number } & Pick<
  ComponentProps<'circle'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp'
>;

/** A tick for each service, an arc for each family, and the band that takes pointer and finger. The links are in the list. */
export function Rim({ services, bearings, taken, ...handlers }: RimProps) {
  const families = services.reduce<{ hue: string; from: number; to: number }[]>((arcs, { hue }, index) => {
    const at = bearings[index] ?? 0;
    const last = arcs.at(-1);
    if (last?.hue === hue) last.to = at;
    else arcs.push({ hue, from: at, to: at });
    return arcs;
  }, []);
  return (
    <svg className="bearing-rim" viewBox="0 0 400 400" aria-hidden="true">
      {families.map(({ hue, from, to }) => (
        <path key={hue} data-hue={hue} d={`M${pointAt(from - 4, 212)}A212 212 0 0 1 ${pointAt(to + 4, 212)}`} />
      ))}
      {services.map(({ path, hue }, index) => (
        <path
          key={path}
          data-hue={hue}
          className={index === taken ? 'tick-on' : 'tick-at'}
          d={`M${pointAt(bearings[index] ?? 0, 199)}L${pointAt(bearings[index] ?? 0, 212)}`}
        />
      ))}
      <circle className="bearing-band" data-keeps-press cx="200" cy="200" r="190" {...handlers} />
    </svg>
  );
}
