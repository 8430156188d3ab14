import { ArtPicture } from '../ui/picture.tsx';
import { type Ground, SectionHead } from './section-head.tsx';
import { Paragraphs } from './texts.tsx';

type PictureTextProps = { label: string; heading: string; paragraphs: string[]; art: string; ground?: Ground };

/** Running text with a picture beside it. */
export function PictureText({ paragraphs, art, ground = 'snow', ...head }: PictureTextProps) {
  return (
    <section className={ground === 'sunken' ? 'section section-sunken' : 'section'}>
      <div className="wrap picture-text">
        <div className="picture reveal">
          <ArtPicture art={art} sizes="(min-width: 992px) 45vw, 100vw" />
        </div>
        <div>
          <SectionHead {...head} />
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </section>
  );
}
