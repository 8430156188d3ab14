import type { LinkList } from '../../contract/words.ts';
import { LinkCard } from './link-card.tsx';
import { SectionHead } from './section-head.tsx';

/** Links to related pages. */
export function Related({ lists }: { lists: LinkList[] }) {
  const shown = lists.filter(({ pages }) => pages.length);
  const longest = Math.max(...shown.map(({ pages }) => pages.length));
  const long = shown.findLast(({ pages }) => pages.length === longest);
  const alone = longest === 4 ? 'four' : 'three';
  const look = (list: LinkList) => (shown.length < 2 ? alone : list === long ? 'long' : '');
  return (
    <section className="related">
      <div className="wrap">
        {shown[0]?.label ? <span className="tick">{shown[0].label}</span> : null}
        <div className={shown.length > 1 ? 'related-two' : undefined}>
          {shown.map((list) => (
            <div key={list.heading}>
              <SectionHead heading={list.heading} />
              <ul className={`link-cards ${look(list)}`}>
                {list.pages.map((page) => (
                  <li key={page.path}>
                    <LinkCard {...page} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
