import type { FigureWords } from '../../../contract/words.ts';
import { type Ground, SectionHead } from '../section-head.tsx';
import { trustedMarkup } from './trusted-markup.ts';

type FigureProps = Omit<FigureWords, 'kind'> & { ground?: Ground };

/** A page's drawing. The server has drawn it (app/with-drawings.tsx); without its markup React leaves alone what stands in the page. */
export function Figure({ html = '', drawings: _, note, ground = 'snow', ...head }: FigureProps) {
  return (
    <section className={ground === 'sunken' ? 'section section-sunken' : 'section'}>
      <figure className="wrap fig">
        <figcaption>
          <SectionHead {...head} />
        </figcaption>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, escaped by React */}
        <div dangerouslySetInnerHTML={{ __html: trustedMarkup(html) }} suppressHydrationWarning />
        {note ? <p className="label fig-note">{note}</p> : null}
      </figure>
    </section>
  );
}
