import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageWords } from '../../../contract/words.ts';
import { rootData } from '../../document/signals.ts';
import { bannerInterval, decoded, type ShownSkies, skyClass } from '../../document/slides.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoArrow } from '../../ui/icon.tsx';
import { HeroPicture } from '../../ui/picture.tsx';
import { useRotation } from '../../ui/rotation.tsx';
import { BearingRing } from '../bearing/bearing-ring.tsx';
import { useBearing } from '../bearing/use-bearing.ts';
import { FirstViewEnd } from '../first-view-end.tsx';
import { ManagedPicture } from './managed-picture.tsx';
import { Rail, type RailItem } from './rail.tsx';

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
  const rotation = useRotation({
    count: items.length,
    interval: bannerInterval,
    first: () => shownBefore(items.length).on,
  });
  const index = Math.min(rotation.index, items.length - 1);
  const frame = useRef<HTMLElement>(null);
  const art = useRef<HTMLDivElement>(null);
  const shown = useShownSkies(index, items.length, art);
  const bearing = useBearing(ring.services, frame, rests[index % rests.length] ?? 0);
  const { service } = bearing;
  const taking = Boolean(service);
  const { setHeld } = rotation;
  useEffect(() => setHeld(taking), [setHeld, taking]);

  const classes = ['hero hero-home night', rotation.playing && 'playing', taking && 'taking', graded && 'graded']
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
          <div key={sky.key} className={skyClass(at, shown)} aria-hidden={at !== shown.on}>
            {sky}
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
      <Rail items={items} bearings={rests.map((at) => bearing.bearings[at])} index={index} rotation={rotation} />
      <FirstViewEnd />
    </section>
  );
}

/** What the inline script has shown (app/document/banner.ts): React goes on from there. */
function shownBefore(count: number): ShownSkies {
  const slide = import.meta.env.SSR ? undefined : rootData().slide;
  return slide === undefined ? { on: 0 } : { on: Number(slide), was: (Number(slide) + count - 1) % count };
}

/** A picture is shown once it is decoded; the next one is loaded ahead. */
function useShownSkies(wanted: number, count: number, art: RefObject<HTMLElement | null>): ShownSkies {
  const [{ on, was }, setShown] = useState(() => shownBefore(count));
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    setRunning(true);
    delete rootData().slide;
  }, []);
  useEffect(() => {
    let isWanted = true;
    decoded(art.current?.children[wanted]).then(() => {
      if (isWanted) setShown((shown) => (shown.on === wanted ? shown : { on: wanted, was: shown.on }));
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, art]);
  return { on, was, next: isRunning ? (wanted === on ? (on + 1) % count : wanted) : undefined };
}
