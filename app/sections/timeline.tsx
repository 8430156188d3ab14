import type { AboutWords } from '../../content/schemas/about.ts';
import { type Ground, SectionFrame } from './section-head.tsx';

/** Stations on one line, the last of them today. */
export function Timeline({ stations, ...frame }: AboutWords['line'] & { ground?: Ground }) {
  return (
    <SectionFrame {...frame}>
      <ol className="timeline">
        {stations.map(({ when, title, text }) => (
          <li key={when} className="reveal">
            <span className="timeline-when">{when}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
