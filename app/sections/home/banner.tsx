import { useEffect, useRef, useState } from 'react';
import { homePage, homeTiming } from '../../../content/home.ts';
import type { ManagedCard } from '../../../contract/homepage.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { GoArrow } from '../../ui/icon.tsx';
import { HeroPicture } from '../../ui/picture.tsx';
import { AzimuthRing } from '../../ui/ring.tsx';
import { useRotation } from '../../ui/rotation.tsx';
import { FirstViewEnd } from '../first-view-end.tsx';
import { ManagedPicture } from './managed-picture.tsx';
import { Rail, type RailItem } from './rail.tsx';

const { hero, slides, managed } = homePage;
const bearings = slides.map((slide) => slide.bearing);

/** The banner shows the three platforms, or in their place what the administrators chose to show. */
export function Banner({ banners }: { banners: ManagedCard[] | null }) {
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
  return <BannerFrame key="banners" label={managed.bannersLabel} items={items} skies={skies} />;
}

/** Heading and buttons stay; only the sky, the needle and the mark on the rail follow the rotation. */
function BannerFrame({ label, items, skies }: { label: string; items: RailItem[]; skies: React.ReactElement[] }) {
  const rotation = useRotation({ count: items.length, interval: homeTiming.bannerInterval });
  const index = Math.min(rotation.index, items.length - 1);
  const frame = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // A sky is fetched when it is the next to be shown, not before.
  const [furthest, setFurthest] = useState(0);
  if (index > furthest) setFurthest(index);
  useEffect(() => frame.current?.style.setProperty('--bearing', `${bearings[index % bearings.length]}deg`), [index]);

  const classes = ['hero hero-home night', ready && 'ready', rotation.playing && 'playing'].filter(Boolean).join(' ');
  return (
    <section
      ref={frame}
      className={classes}
      data-hue={items[index]?.hue ?? 'company'}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div className="hero-art">
        {skies.map((sky, at) => (
          <div key={sky.key} className={at === index ? 'slide-art on' : 'slide-art'} aria-hidden={at !== index}>
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
