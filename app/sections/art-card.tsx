import type { ReactNode } from 'react';
import type { Hue } from '../../content/schemas/hue.ts';
import type { PageTarget } from '../../content/site-map.ts';
import { MoreLink } from '../ui/button.tsx';
import { ArtPicture } from '../ui/picture.tsx';

type ArtCardProps = {
  /** Anchor of the card. */
  id?: string;
  hue: Hue;
  art: string;
  area?: string;
  title: string;
  text: string;
  path?: PageTarget;
  /** Link text; `aside` is shown next to it. */
  more?: string;
  aside?: ReactNode;
  date?: ReactNode;
  level?: 'h2' | 'h3';
  look?: 'card' | 'post';
  sizes?: string;
};

/** A card with picture and text; with a path the whole card is a link. */
export function ArtCard({
  id,
  hue,
  art,
  area,
  title,
  text,
  path,
  more = 'Learn More',
  aside,
  date,
  level: Heading = 'h3',
  look = 'card',
  sizes,
}: ArtCardProps) {
  const link = path ? (
    <MoreLink to={path} about={title}>
      {more}
    </MoreLink>
  ) : null;
  return (
    <article id={id} className={look === 'post' ? 'art-card post reveal' : 'art-card reveal'} data-hue={hue}>
      <div className="pic">
        <ArtPicture art={art} sizes={sizes} />
      </div>
      <div className="body">
        {area ? <span className="label label-accent">{area}</span> : null}
        {date}
        <Heading>{title}</Heading>
        <p>{text}</p>
        {aside ? (
          <div className="card-end">
            {link}
            {aside}
          </div>
        ) : (
          link
        )}
      </div>
    </article>
  );
}
