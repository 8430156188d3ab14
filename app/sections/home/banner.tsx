import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageWords } from '../../../contract/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoArrow } from '../../ui/icon.tsx';
import { HeroPicture } from '../../ui/picture.tsx';
import { useRotation } from '../../ui/rotation.tsx';
import { BearingRing } from '../bearing/bearing-ring.tsx';
import { useBearing } from '../bearing/use-bearing.ts';
import { FirstViewEnd } from '../first-view-end.tsx';
import { ManagedPicture } from './managed-picture.tsx';
import { Rail, type RailItem } from './rail.tsx';
import { homeTiming } from './timing.ts';

type Words = PageWords['home'];

/** Shows the three platforms, or the managed banners instead if switched on. */
export function Banner({ words }: { words: Words }) {
  const { slides, hero, managed, managedTexts } = words;
  const { banners } = managed;
  const { services } = words.bearing;
  const frame = {
    hero,
    ring: words.bearing,
    rests: slides.map((slide) =>
      Math.max(
        0,
        services.findIndex(({ path }) => path === slide.path),
      ),
    ),
  };
  if (!banners) {
    const items = slides.map((slide) => ({
      id: slide.art,
      title: slide.title,
      text: slide.text,
      path: slide.path,
      hue: slide.hue,
    }));
    return (
      <BannerFrame
        key="slides"
        {...frame}
        label={words.featured.heading}
        items={items}
        skies={slides.map(({ art }, index) => <HeroPicture key={art} art={art} first={!index} />)}
      />
    );
  }
  const items = banners.map(({ id, title, description, link }) => ({ id, title, text: description, link }));
  const skies = banners.map(({ id, alt, image, focus }, index) => (
    <ManagedPicture key={id} alt={alt} image={image} focus={focus} sizes="100vw" priority={index ? undefined : 'high'} />
  ));
  return <BannerFrame key="banners" {...frame} label={managedTexts.bannersLabel} items={items} skies={skies} graded />;
}

type BannerFrameProps = {
  hero: Words['hero'];
  ring: Words['bearing'];
  /** The service on the ring to which the needle points during each slide. */
  rests: number[];
  label: string;
  items: RailItem[];
  skies: React.ReactElement[];
  /** Uploads are darkened and tinted, so that ring and words stand out on any of them. */
  graded?: boolean;
};

/** Heading and buttons are static; only the sky, the needle and the rail's marker follow the rotation. */
function BannerFrame({ hero, ring, rests, label, items, skies, graded = false }: BannerFrameProps) {
  const rotation = useRotation({ count: items.length, interval: homeTiming.bannerInterval });
  const index = Math.min(rotation.index, items.length - 1);
  const frame = useRef<HTMLElement>(null);
  const art = useRef<HTMLDivElement>(null);
  const shown = useDecodedSky(index, art);
  const skyClass = (at: number) => (at === shown.on ? 'slide-art on' : at === shown.was ? 'slide-art was' : 'slide-art');
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // Load a sky only when it is the next one.
  const [furthest, setFurthest] = useState(0);
  if (index > furthest) setFurthest(index);
  const bearing = useBearing(ring.services, frame, rests[index % rests.length] ?? 0);
  const { service } = bearing;
  const taking = Boolean(service);
  const { setHeld } = rotation;
  useEffect(() => setHeld(taking), [setHeld, taking]);

  const classes = [
    'hero hero-home night',
    ready && 'ready',
    rotation.playing && 'playing',
    taking && 'taking',
    graded && 'graded',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <section
      ref={frame}
      className={classes}
      data-hue={service?.hue ?? items[index]?.hue ?? 'company'}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div ref={art} className="hero-art">
        {skies.map((sky, at) => (
          <div key={sky.key} className={skyClass(at)} aria-hidden={at !== shown.on}>
            {at === 0 || (ready && at <= furthest + 1) ? sky : null}
          </div>
        ))}
      </div>
      <div className="wrap hero-copy">
        <p className="label hero-kicker">{hero.kicker}</p>
        <h1>{hero.heading}</h1>
        <p className="lede">{hero.lede}</p>
        <div className="hero-cta" data-hue="company">
          <ButtonLink to="/contactUs">
            {hero.actions.consultation} <GoArrow />
          </ButtonLink>
          <ButtonLink to="#what" look="ghost">
            {hero.actions.whatWeDo}
          </ButtonLink>
        </div>
      </div>
      <BearingRing {...ring} bearing={bearing} />
      <Rail items={items} index={index} rotation={rotation} />
      <FirstViewEnd />
    </section>
  );
}

/**
 * Index of the visible sky: changes once the picture is decoded. The previous one stays beneath, so the banner never goes dark.
 */
function useDecodedSky(wanted: number, art: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState({ on: 0, was: -1 });
  useEffect(() => {
    let isWanted = true;
    const show = () => isWanted && setShown(({ on, was }) => (on === wanted ? { on, was } : { on: wanted, was: on }));
    const pictures = art.current?.children[wanted]?.querySelectorAll('img') ?? [];
    Promise.all(Array.from(pictures, (picture) => picture.decode())).then(show, show); // a broken image must not stop the banner
    return () => {
      isWanted = false;
    };
  }, [wanted, art]);
  return shown;
}
