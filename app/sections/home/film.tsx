import { useEffect, useRef, useState } from 'react';
import type { PageWords } from '../../../contract/words.ts';
import { artUrl } from '../../ui/picture.tsx';
import { PauseButton, useReducedMotion } from '../../ui/rotation.tsx';
import { useNear } from '../../ui/use-near.ts';

/** With data saver, only the poster is loaded until the visitor presses Play. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The HTML contains only the poster: a video element alone costs 5 ms of style calculation before first paint. */
export function Film({ heading, text }: PageWords['home']['film']) {
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const reducedMotion = useReducedMotion();
  const near = useNear(frame, !reducedMotion) && !savesData();
  const [choice, setChoice] = useState<{ reducedMotion: boolean; play: boolean }>();
  const [playing, setPlaying] = useState(false);
  const wanted = choice?.reducedMotion === reducedMotion ? choice.play : near && !reducedMotion;

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (!wanted) return film.pause();
    film.muted = true;
    film.play().catch(() => {}); // autoplay may be blocked; the button then shows Play
  }, [wanted]);

  return (
    <section ref={frame} className="film night" aria-label="Film" data-moves>
      <picture>
        <source type="image/avif" srcSet={artUrl('film-poster.avif')} />
        <img src={artUrl('film-poster.jpg')} width="1280" height="720" alt="" loading="lazy" decoding="async" />
      </picture>
      {near || choice ? (
        <video
          ref={video}
          autoPlay={wanted}
          muted
          loop
          playsInline
          preload="none"
          width="1280"
          height="720"
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          <source src={artUrl('film.av1.webm')} type='video/webm; codecs="av01.0.05M.08"' />
          <source src={artUrl('film.h264.mp4')} type="video/mp4" />
        </video>
      ) : null}
      <div className="wrap">
        <div>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <PauseButton paused={!playing} onClick={() => setChoice({ reducedMotion, play: !playing })} what="film" look="labelled" />
      </div>
    </section>
  );
}
