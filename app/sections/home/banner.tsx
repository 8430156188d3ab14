import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PageWords } from '../../../contract/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoArrow } from '../../ui/icon.tsx';
import { HeroPicture } from '../../ui/picture.tsx';
import { AzimuthRing } from '../../ui/ring.tsx';
import { useRotation } from '../../ui/rotation.tsx';
import { FirstViewEnd } from '../first-view-end.tsx';
import { ManagedPicture } from './managed-picture.tsx';
import { Rail, type RailItem } from './rail.tsx';
import { homeTiming } from './timing.ts';

type Words = PageWords['home'];

/** Shows the three platforms, or the managed banners instead if switched on. */
export function Banner({ words }: { words: Words }) {
  const { slides, hero, managed, managedTexts } = words;
  const { banners } = managed;
  const frame = { hero, bearings: slides.map((slide) => slide.bearing) };
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
        label={hero.kicker}
        items={items}
        skies={slides.map(({ art }, index) => <HeroPicture key={art} art={art} first={!index} />)}
      />
    );
  }
  const items = banners.map(({ id, title, description }) => ({ id, title, text: description }));
  const skies = banners.map(({ id, alt, image }, index) => (
    <ManagedPicture key={id} alt={alt} image={image} sizes="100vw" priority={!index} />
  ));
  return <BannerFrame key="banners" {...frame} label={managedTexts.bannersLabel} items={items} skies={skies} />;
}

type BannerFrameProps = {
  hero: Words['hero'];
  /** Needle direction for each slide, in degrees. */
  bearings: number[];
  label: string;
  items: RailItem[];
  skies: React.ReactElement[];
};

/** Heading and buttons are static; only the sky, the needle and the rail's marker follow the rotation. */
function BannerFrame({ hero, bearings, label, items, skies }: BannerFrameProps) {
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
  useEffect(() => frame.current?.style.setProperty('--bearing', `${bearings[index % bearings.length]}deg`), [bearings, index]);

  const classes = ['hero hero-home night', ready && 'ready', rotation.playing && 'playing'].filter(Boolean).join(' ');
  return (
    <section
      ref={frame}
      className={classes}
      data-hue={items[index]?.hue ?? 'company'}
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
      <AzimuthRing />
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
