import { homePage } from '../../../content/home.ts';
import { ArtCard } from '../art-card.tsx';
import { SectionFrame } from '../section-head.tsx';

const { label, heading, cards } = homePage.featured;

export function Featured() {
  return (
    <SectionFrame label={label} heading={heading}>
      <div className="cards-3">
        {cards.map((card) => (
          <ArtCard key={card.path} {...card} />
        ))}
      </div>
    </SectionFrame>
  );
}
