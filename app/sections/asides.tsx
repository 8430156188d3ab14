import type { PageSection } from '../../contract/words.ts';
import { type Ground, SectionHead } from './section-head.tsx';
import { Checks, Paragraphs } from './texts.tsx';

type Short = Extract<PageSection, { kind: 'list' | 'text' }>;

/** A list or a few paragraphs: not worth a chapter of its own. */
export const isAside = (section: PageSection): section is Short =>
  section.kind === 'list' || (section.kind === 'text' && section.paragraphs.length < 3);

/** Short sections share a band: one beside its heading, two or more beside each other. */
export function Asides({ asides, ground }: { asides: Short[]; ground: Ground }) {
  return (
    <section className={ground === 'sunken' ? 'section section-aside section-sunken' : 'section section-aside'}>
      <div className={asides.length > 1 ? 'wrap asides' : 'wrap split'}>
        {asides.map((aside) =>
          asides.length > 1 ? (
            <div key={aside.heading}>
              <AsideParts {...aside} />
            </div>
          ) : (
            <AsideParts key={aside.heading} {...aside} />
          ),
        )}
      </div>
    </section>
  );
}

function AsideParts(aside: Short) {
  const { label, heading } = aside;
  return (
    <>
      <SectionHead label={label} heading={heading} lede={'lede' in aside ? aside.lede : undefined} />
      {aside.kind === 'list' ? (
        <ul className="offers">
          {aside.items.map((item) => (
            <li key={item} className="reveal">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <div className="reveal">
          <Paragraphs texts={aside.paragraphs} large />
          {aside.points ? <Checks points={aside.points} /> : null}
        </div>
      )}
    </>
  );
}
