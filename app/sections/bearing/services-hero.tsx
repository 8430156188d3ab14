import { useRef } from 'react';
import type { Bearing } from '../../../contract/words.ts';
import { HeroPicture } from '../../ui/picture.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { FirstViewEnd } from '../first-view-end.tsx';
import { BearingRing } from './bearing-ring.tsx';
import { BearingChips } from './chips.tsx';
import { useBearing } from './use-bearing.ts';

type ServicesHeroProps = { art: string; heading: string; lede: string; bearing: Bearing };

/** The opening of All services: the whole company on one ring. */
export function ServicesHero({ art, heading, lede, bearing: words }: ServicesHeroProps) {
  const frame = useRef<HTMLElement>(null);
  const bearing = useBearing(words.services, frame, 0);
  const { service } = bearing;
  return (
    <section
      ref={frame}
      className={service ? 'hero hero-bearing taking night' : 'hero hero-bearing night'}
      data-hue={service?.hue}
    >
      <div className="hero-art">
        <HeroPicture art={art} first />
      </div>
      <div className="wrap hero-copy">
        <Breadcrumbs crumbs={[{ text: heading }]} />
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
        <BearingChips {...words} bearing={bearing} />
      </div>
      <BearingRing {...words} bearing={bearing} keeps />
      <FirstViewEnd />
    </section>
  );
}
