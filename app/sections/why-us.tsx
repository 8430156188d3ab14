import type { PageWords } from '../../contract/words.ts';
import { Counter } from './counter.tsx';
import { SectionHead } from './section-head.tsx';

type WhyUsWords = Extract<PageWords['service']['sections'][number], { kind: 'why-us' }>;

/** The why-choose-us section: three counters, and the award line with a bar per year. */
export function WhyUs({ heading, lede, counters, tick, award }: WhyUsWords) {
  const years = Array.from({ length: award.years }, (_, year) => year);
  return (
    <section className="why night">
      <div className="contour contour-page" />
      <div className="wrap">
        <SectionHead heading={heading} lede={lede} />
        <dl className="counters">
          {counters.map((counter) => (
            <Counter key={counter.label} {...counter} tick={tick} />
          ))}
        </dl>
        <div className="awards">
          <ol aria-hidden="true">
            {years.map((year) => (
              <li key={year} />
            ))}
          </ol>
          <p>{award.text}</p>
        </div>
      </div>
    </section>
  );
}
