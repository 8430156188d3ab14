import type { Card } from '../../content/schemas/shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type CardGridProps = { label: string; heading: string; lede?: string; cards: Card[]; ground?: Ground };

export function CardGrid({ cards, ...frame }: CardGridProps) {
  return (
    <SectionFrame {...frame}>
      <ul className="cells">
        {cards.map(({ icon, heading, description, path }) => (
          <li key={heading} className="cell reveal">
            <Icon name={icon} />
            <h3>
              {path ? (
                <Link to={path} className="link">
                  {heading}
                </Link>
              ) : (
                heading
              )}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
