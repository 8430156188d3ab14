import type { PlainSection } from '../../content/schemas/plain.ts';
import { MoreLink } from '../ui/button.tsx';
import { anchorOf } from './anchor.ts';
import { Contents } from './contents.tsx';

/** Long text in sections with a table of contents. */
export function PlainText({ sections }: { sections: PlainSection[] }) {
  return (
    <div className="wrap read">
      <Contents headings={sections.map(({ heading }) => heading)} />
      <div className="prose">
        {sections.flatMap(({ heading, paragraphs, points, link }) => [
          <h2 key={heading} id={anchorOf(heading)}>
            {heading}
          </h2>,
          ...paragraphs.map((text) => <p key={text}>{text}</p>),
          points ? (
            <ul key={`${heading}-points`}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null,
          link ? (
            <p key={`${heading}-link`}>
              <MoreLink to={link.path}>{link.text}</MoreLink>
            </p>
          ) : null,
        ])}
      </div>
    </div>
  );
}
