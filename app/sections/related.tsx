import { families, type PageEntry, pages } from '../../content/pages.ts';
import { relatedTexts } from '../../content/services.ts';
import { LinkCard } from './link-card.tsx';
import { SectionHead } from './section-head.tsx';

/** The neighbours of a page in its family, so that none is a dead end. */
export function Related({ entry }: { entry: PageEntry }) {
  const neighbours = pages.filter((other) => other.family === entry.family && other.path !== entry.path);
  return (
    <section className="related">
      <div className="wrap">
        <SectionHead label={relatedTexts.label} heading={`${relatedTexts.heading} ${families[entry.family].toLowerCase()}`} />
        <ul className={`link-cards of-${neighbours.length}`}>
          {neighbours.map((neighbour) => (
            <li key={neighbour.path}>
              <LinkCard entry={neighbour} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
