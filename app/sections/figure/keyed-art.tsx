import type { ReactNode } from 'react';
import { LineIn, LineOut } from './strokes.tsx';

/** What stands beside a numbered list: 400 wide. The page's line comes in halfway down and leaves below the middle. */
export function KeyedArt({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div className="keyed-art">
      <LineIn y={50} />
      <div className="window">
        <svg viewBox={`0 0 400 ${height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
      <LineOut y={100} />
    </div>
  );
}
