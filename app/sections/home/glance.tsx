import type { Figure } from '../../../content/schemas/shapes.ts';
import type { PageWords } from '../../../contract/words.ts';
import { Digits } from '../digits.tsx';
import { OfficeMap } from '../office-map.tsx';
import { SectionFrame } from '../section-head.tsx';

type GlanceWords = PageWords['home']['glance'] & Pick<PageWords['home'], 'officeChart' | 'ticks'>;

/** The company in figures: 40 industries and 18 countries are drawn as tick marks. */
export function Glance({ label, heading, facts, officeChart, ticks }: GlanceWords) {
  return (
    <SectionFrame ground="sunken" label={label} heading={heading}>
      <div className="glance">
        <OfficeMap description={officeChart}>
          <div className="map-cap">
            <h3>{facts.offices.title}</h3>
            <p>{facts.offices.text}</p>
          </div>
        </OfficeMap>
        <div className="glance-pair">
          <Fact {...facts.founded} />
          <Fact {...facts.talentPool} />
        </div>
        <div className="fact fact-wide reveal">
          <div>
            <FactNumber {...facts.clients} />
          </div>
          <div className="fact-row">
            <div>
              <FactNumber {...facts.industries} />
              <Ticks count={ticks.industries} />
            </div>
            <div>
              <FactNumber {...facts.countries} />
              <Ticks count={ticks.countries} />
            </div>
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

function Fact(figure: Figure) {
  return (
    <div className="fact reveal">
      <FactNumber {...figure} />
    </div>
  );
}

function FactNumber({ value, label: text }: Figure) {
  return (
    <>
      <b>
        <Digits value={value} />
      </b>
      <p>{text}</p>
    </>
  );
}

function Ticks({ count }: { count: number }) {
  return (
    <svg className="ticks" preserveAspectRatio="none" viewBox={`0 0 ${count * 8} 14`} aria-hidden="true">
      <line x1="0" x2={count * 8} y1="7" y2="7" strokeDasharray="2 6" />
    </svg>
  );
}
