import type { ReactNode } from 'react';
import { type Ground, SectionHead } from './section-head.tsx';
import { Paragraphs } from './texts.tsx';

type PictureTextProps = { label: string; heading: string; paragraphs: string[]; picture: ReactNode; ground?: Ground };

/** Text with a picture next to it. */
export function PictureText({ paragraphs, picture, ground = 'snow', ...head }: PictureTextProps) {
  return (
    <section className={ground === 'sunken' ? 'section section-sunken' : 'section'}>
      <div className="wrap picture-text">
        {picture}
        <div>
          <SectionHead {...head} />
          <Paragraphs texts={paragraphs} />
        </div>
      </div>
    </section>
  );
}
