import type { LinkList } from '../../contract/words.ts';
import { LinkCard } from './link-card.tsx';
import { SectionHead } from './section-head.tsx';

/** Links to related pages. */
export function Related({ lists }: { lists: LinkList[] }) {
  return (
    <section className="related">
      {lists
        .filter(({ pages }) => pages.length)
        .map(({ label, heading, pages }, index) => (
          <div key={heading} className="wrap">
            <SectionHead label={index === 0 ? label : undefined} heading={heading} />
            <ul className={`link-cards of-${pages.length}`}>
              {pages.map((page) => (
                <li key={page.path}>
                  <LinkCard {...page} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
