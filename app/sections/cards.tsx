import type { Archetype } from '../../content/schemas/service.ts';
import type { Card } from '../../content/schemas/shapes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { type Ground, SectionFrame } from './section-head.tsx';

type CardGridProps = { label: string; heading: string; lede?: string; cards: Card[]; ground?: Ground; look?: Archetype };

/** Cells in a grid; rows where the page is about layers, stops on a line where it is about a journey. */
export function CardGrid({ cards, look = 'choice', ...frame }: CardGridProps) {
  return (
    <SectionFrame {...frame}>
      <ul className={`cells cells-${look}`}>
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
