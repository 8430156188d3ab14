import type { Figure } from '../../content/schemas/shapes.ts';
import { Digits } from './digits.tsx';
import { SectionHead } from './section-head.tsx';

type StatsProps = { label: string; heading: string; lede?: string; figures: Figure[] };

/** Figures on a dark band. */
export function Stats({ figures, ...head }: StatsProps) {
  return (
    <section className="why night">
      <div className="contour contour-page" />
      <div className="wrap">
        <SectionHead {...head} />
        <dl className="counters counters-fit">
          {figures.map(({ value, label }) => (
            <div key={label} className="counter">
              <dt>{label}</dt>
              <dd>
                <Digits value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
