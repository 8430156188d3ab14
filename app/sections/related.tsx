import type { PageWords } from '../../contract/words.ts';
import { LinkCard } from './link-card.tsx';
import { SectionHead } from './section-head.tsx';

/** Other pages of the same family, so that no page is a dead end. */
export function Related({ label, heading, pages }: PageWords['service']['related']) {
  return (
    <section className="related">
      <div className="wrap">
        <SectionHead label={label} heading={heading} />
        <ul className={`link-cards of-${pages.length}`}>
          {pages.map((page) => (
            <li key={page.path}>
              <LinkCard {...page} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
