import type { ReactNode } from 'react';
import type { Hue } from '../../content/schemas/hue.ts';
import type { PageTarget } from '../../content/site-map.ts';
import { MoreLink } from '../ui/button.tsx';
import { ArtPicture } from '../ui/picture.tsx';

type ArtCardProps = {
  /** For links to the card itself. */
  id?: string;
  hue: Hue;
  art: string;
  area?: string;
  title: string;
  text: string;
  path?: PageTarget;
  /** What the link says; `aside` stands beside it. */
  more?: string;
  aside?: ReactNode;
  date?: ReactNode;
  level?: 'h2' | 'h3';
  look?: 'card' | 'post';
  sizes?: string;
};

/** A picture with a few words under it; with a path the whole card leads there. */
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
