import { awards, counters } from '../../content/company.ts';
import { Counter } from './counter.tsx';
import { SectionHead } from './section-head.tsx';

const years = Array.from({ length: awards.years }, (_, year) => year);

/** The why-choose-us banner: three counters and the award line with a bar for each year. */
export function WhyUs({ heading, lede }: { heading: string; lede: string }) {
  return (
    <section className="why night">
      <div className="contour contour-sap-ariba" />
      <div className="wrap">
        <SectionHead heading={heading} lede={lede} />
        <dl className="counters">
          {counters.map((counter) => (
            <Counter key={counter.label} {...counter} />
          ))}
        </dl>
        <div className="awards">
          <ol aria-hidden="true">
            {years.map((year) => (
              <li key={year} />
            ))}
          </ol>
          <p>{awards.text}</p>
        </div>
      </div>
    </section>
  );
}
