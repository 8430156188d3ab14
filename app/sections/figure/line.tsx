import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { Dots, LineIn, LineOut, levelPath, type Point, round, Stretched, Strip } from './strokes.tsx';

/** Stops on a line that changes lanes. */
export function Stations({ lanes, stops }: DrawingOf<'stations'>) {
  const laneAt = (lane: number) => ((lane + 0.5) / lanes.length) * 88;
  const at = stops.map(({ lane }, index): Point => [(index / stops.length) * 100, laneAt(lane)]);
  const end = at.at(-1) ?? [0, 0];
  const art = (
    <>
      <path className="quiet" d={lanes.map((_, lane) => `M0 ${round(laneAt(lane))}H100`).join('')} />
      <path className="leader" d={at.map(([x, y]) => `M${round(x)} ${round(y)}V100`).join('')} />
      <path className="thread" d={levelPath([...at, [100, end[1]]])} />
      <Dots at={at} />
    </>
  );
  return (
    <Strip
      look="stations"
      art={art}
      ends={[at[0]?.[1] ?? 0, end[1]]}
      stops={stops.map((stop) => ({ ...stop, label: lanes[stop.lane] }))}
    />
  );
}

/** Two counts that sway apart until they are one. */
export function Merge({ lines, stops }: DrawingOf<'merge'>) {
  const sway = (swing: number, speed: number) =>
    Array.from({ length: 26 }, (_, step): Point => {
      const x = step * 2;
      return [x, 46 + swing * Math.sin(x * speed) * Math.min(1, (50 - x) / 22) + ((50 - x) / 50) * (swing > 0 ? 20 : -16)];
    });
  const [first, second] = [sway(18, 0.34), sway(-22, 0.27)];
  const path = ([start = [0, 0], ...points]: Point[]) =>
    `M${start[0]} ${round(start[1])}${points
      .map(([x, y], index) => {
        const next = points[index + 1] ?? [x, y];
        return `Q${x} ${round(y)} ${round((x + next[0]) / 2)} ${round((y + next[1]) / 2)}`;
      })
      .join('')}`;
  const art = (
    <>
      <path className="quiet" d="M0 16H100M0 46H100M0 76H100" />
      <path className="leader" d={`M0 ${round(first[0]?.[1] ?? 0)}V100M50 46V100M75 46V100`} />
      <path className="thread" d={`M0 ${round(second[0]?.[1] ?? 0)}V${round(first[0]?.[1] ?? 0)}`} />
      <path className="thread" d={path(first)} />
      <path className="thread other" d={path(second)} />
      <path className="thread whole" d="M50 46H100" />
      <Dots
        at={[
          [0, first[0]?.[1] ?? 0],
          [0, second[0]?.[1] ?? 0],
          [50, 46],
          [75, 46],
        ]}
      />
    </>
  );
  return <Strip look="merge" art={art} ends={[46, 46]} stops={stops} lines={lines} />;
}

const field = (y: number) => `M66 ${y}h108`;
/** The same order as boxes and arrows, as a form, and in somebody's hand. */
const sketchPaths = {
  model: {
    quiet: 'M34 58h56M34 68h40M150 34h56M150 44h30M150 122h56M150 132h44',
    thread: 'M0 80H26M26 40h72v80H26ZM98 80h20v-36h24M118 80v36h24M142 16h72v52h-72ZM142 104h72v52h-72ZM214 130h12V80h14',
  },
  page: {
    quiet: `M66 44h44${field(78)}${field(102)}M66 128h40`,
    thread: 'M0 80H44M44 22h152v136H44ZM44 56h152M140 120h36v18h-36ZM196 80h44',
  },
  app: {
    quiet: 'M98 50h44M98 66h30M98 82h44M112 146h16',
    thread:
      'M0 80H80M92 10h56a12 12 0 0 1 12 12v116a12 12 0 0 1-12 12h-56a12 12 0 0 1-12-12v-116a12 12 0 0 1 12-12ZM96 104l10 10 20-20M160 80h80',
  },
};

/** One thing in three states. */
export function Sketches({ stops }: DrawingOf<'sketches'>) {
  return (
    <ol className="sketches">
      {stops.map(({ title, text, sketch }, index) => (
        <li key={title}>
          <div className="sketch">
            {index === 0 ? <LineIn y={47} /> : null}
            <svg viewBox="0 0 240 170" aria-hidden="true">
              <path className="quiet" d={sketchPaths[sketch].quiet} />
              <path className="thread" d={sketchPaths[sketch].thread} />
            </svg>
            {index === stops.length - 1 ? <LineOut y={47} /> : null}
          </div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Ways from one place to another, each as thick as what goes along. */
export function Routes({ from, to, routes }: DrawingOf<'routes'>) {
  const most = Math.max(...routes.map(({ strands }) => strands));
  const middle = (index: number) => ((index + 0.5) / routes.length) * 100;
  const fan = routes.flatMap(({ strands }, index) =>
    Array.from({ length: strands }, (_, strand) => {
      const aside = strand - (strands - 1) / 2;
      return levelPath([
        [0, 50 + aside * 1.2],
        [100, middle(index) + aside * 1.8],
      ]);
    }),
  );
  const strokes = <path className="thread" d={fan.join('')} />;
  return (
    <div className="routes">
      <div className="route-end">
        <LineIn y={50} />
        <h3>{from.title}</h3>
        <p>{from.text}</p>
      </div>
      <Stretched className="drawn">{strokes}</Stretched>
      <ol>
        {routes.map(({ title, text, carries, strands }) => (
          <li key={title}>
            <svg viewBox="0 0 60 36" aria-hidden="true">
              {Array.from({ length: most }, (_, strand) => {
                const d = `M0 ${round(((strand + 0.5) / most) * 36)}H60`;
                return <path key={d} className={strand < strands ? 'thread' : 'leader'} d={d} />;
              })}
            </svg>
            <span className="label label-accent">{carries}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <Stretched className="drawn turned">{strokes}</Stretched>
      <div className="route-end">
        <h3>{to.title}</h3>
        <p>{to.text}</p>
        <LineOut y={50} />
      </div>
    </div>
  );
}
