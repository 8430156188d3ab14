import { type Ground, SectionFrame } from './section-head.tsx';

type OfferListProps = { label: string; heading: string; lede?: string; items: string[]; ground?: Ground };

export function OfferList({ items, ...frame }: OfferListProps) {
  return (
    <SectionFrame {...frame} layout="split">
      <ul className="offers">
        {items.map((item) => (
          <li key={item} className="reveal">
            {item}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
