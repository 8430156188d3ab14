import type { Card } from '../../content/page.ts';
import { Icon } from '../ui/icon.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type CardGridProps = { label: string; heading: string; lede?: string; cards: Card[]; ground?: Ground };

export function CardGrid({ cards, ...frame }: CardGridProps) {
  return (
    <SectionFrame {...frame}>
      <ul className="cells">
        {cards.map(({ icon, heading, description }) => (
          <li key={heading} className="cell reveal">
            <Icon name={icon} />
            <h3>{heading}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
