import type { Option } from '../../content/schemas/sections.ts';
import { Icon } from '../ui/icon.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';
import { Checks } from './texts.tsx';

type OptionsProps = { label: string; heading: string; lede?: string; options: Option[]; ground?: Ground; id?: string };

/** Options side by side. */
export function Options({ options, ...frame }: OptionsProps) {
  return (
    <SectionFrame {...frame}>
      <ul className="choices">
        {options.map(({ icon, heading, description, points }) => (
          <li key={heading} className="choice reveal">
            <Icon name={icon} />
            <h3>{heading}</h3>
            <p>{description}</p>
            <Checks points={points} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
