import type { ReactNode } from 'react';
import type { Hue } from '../../content/schemas/hue.ts';
import type { ShownPicture } from '../../contract/words.ts';
import { MoreLink } from '../ui/button.tsx';
import type { SiteLink } from '../ui/link.tsx';
import { ArtPicture } from '../ui/picture.tsx';
import { UploadedPicture } from '../ui/uploaded-picture.tsx';
import { GlyphPicture } from './form-glyph.tsx';

type ArtCardProps = {
  /** Anchor of the card. */
  id?: string;
  hue: Hue;
  /** Its picture; without one the family's glyph is drawn. */
  art?: string;
  /** An uploaded picture takes the place of the artwork. */
  picture?: ShownPicture;
  area?: string;
  title: string;
  text: string;
  /** A page, or an address outside where an editor chose one. */
  path?: string;
  /** Link text; `aside` is shown next to it. */
  more?: string;
  aside?: ReactNode;
  date?: ReactNode;
  level?: 'h2' | 'h3';
  look?: 'card' | 'post' | 'note';
  sizes?: string;
};

/** A card with picture and text; with a path the whole card is a link. */
export function ArtCard({
  id,
  hue,
  art,
  picture,
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
    <MoreLink to={path as SiteLink} about={title}>
      {more}
    </MoreLink>
  ) : null;
  return (
    <article id={id} className={look === 'card' ? 'art-card reveal' : `art-card ${look} reveal`} data-hue={hue}>
      <div className="pic">
        {picture ? (
          <UploadedPicture {...picture} sizes={sizes ?? '(min-width: 768px) 33vw, 100vw'} />
        ) : art ? (
          <ArtPicture art={art} sizes={sizes} />
        ) : (
          <GlyphPicture hue={hue} />
        )}
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
