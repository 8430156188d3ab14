import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { Dots, LineIn, LineOut, round, Strip } from './strokes.tsx';

/** Spans above a scale, each with its words in large type. */
export function Spans({ scale, spans }: DrawingOf<'spans'>) {
  const percent = (value: number) => `${round((value / scale.length) * 100)}%`;
  return (
    <div className="spans">
      <ul>
        {spans.map(({ title, text, from, to, open }) => (
          <li key={title}>
            <p>{text}</p>
            <strong>{title}</strong>
            <svg className={open ? 'span open' : 'span'} aria-hidden="true">
              <line className="quiet" x1="0" x2="100%" y1="14" y2="14" />
              <rect x={percent(from)} width={percent(to - from)} y="4" height="20" rx="3" />
              <line className="thread" x1={percent(from)} x2={percent(from)} y1="0" y2="28" />
              <line className="thread" x1={percent(to)} x2={percent(to)} y1="0" y2="28" />
            </svg>
          </li>
        ))}
      </ul>
      <div className="axis">
        <LineIn y={0} />
        <ol className={`scale label of-${scale.length}`}>
          {scale.map((unit) => (
            <li key={unit}>{unit}</li>
          ))}
        </ol>
        <LineOut y={0} />
      </div>
    </div>
  );
}

/** Rights, or whatever has a level, that step with each event; the other line is what piles up without care. */
export function Levels({ lines, stops }: DrawingOf<'levels'>) {
  const art = (
    <>
      <path className="quiet" d="M0 88H100M0 66H100M0 44H100M0 22H100" />
      <path className="between" d="M33.3 18H100V88H66.6V46H33.3Z" />
      <path className="area" d="M0 88V58H33.3V46H66.6V88Z" />
      <path className="thread other" d="M0 58H33.3V18H100" />
      <path className="thread" d="M0 88V58H33.3V46H66.6V88H100" />
      <path className="leader" d="M33.3 46V100M66.6 88V100M0 88V100" />
      <Dots
        at={[
          [0, 58],
          [33.3, 46],
          [66.6, 88],
        ]}
      />
    </>
  );
  return <Strip look="levels" art={art} ends={[88, 88]} stops={stops} lines={lines} />;
}
