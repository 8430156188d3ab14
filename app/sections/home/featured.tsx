import type { PageWords } from '../../../contract/words.ts';
import { ArtCard } from '../art-card.tsx';
import { SectionFrame } from '../section-head.tsx';

export function Featured({ label, heading, cards }: PageWords['home']['featured']) {
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
