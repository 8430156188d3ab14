import type { ReactNode } from 'react';

/** One decimal is finer than a screen's pixel and keeps pages small. */
export const round = (value: number) => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

/** A path through the points that leaves and reaches each of them level. */
export const levelPath = (points: readonly Point[]) =>
  points
    .map(([x, y], index) => {
      const before = points[index - 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      const middle = round((before[0] + x) / 2);
      return `C${middle} ${round(before[1])} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');

/** A point of no length: its round end is a dot that no stretching distorts. */
export const dotPath = (points: readonly Point[]) => points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');

/**
 * Lines in percent of the box they fill, so that text beside them keeps its size and wraps. On narrow screens the style sheet
 * swaps the two axes: what ran from left to right runs down.
 */
export function Stretched({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg className={`lines ${className}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <g>{children}</g>
    </svg>
  );
}

/** The heights at which a line begins and ends. */
export type Ends = [start: number, end: number];

/** Where the page's line comes in from the left margin: at `y` percent of the box that it stands in. */
export const LineIn = ({ y }: { y: number }) => <Bend className="line-in" y={y} />;

/** Where it leaves to the right margin. The style sheet turns it upside down, and so counts from below. */
export const LineOut = ({ y }: { y: number }) => <Bend className="line-out" y={100 - y} />;

/** Down the margin, to the section's edge and further, and round to the drawing. */
function Bend({ className, y }: { className: string; y: number }) {
  return (
    <svg className={`thread ${className}`} aria-hidden="true">
      <svg y={`${round(y)}%`} aria-hidden="true">
        <path d="M.5-3e3V-24Q.5 0 24 0" />
        <line pathLength="1" x1="24" x2="100%" />
      </svg>
    </svg>
  );
}

/** Between the corners and the ends of the line, on narrow screens alone: there it comes in above and leaves below. */
export const turnsOf = ([start, end]: Ends) => `M0 0V${round(start)}M100 ${round(end)}V100`;
export const Turns = ({ d }: { d: string }) => <path className="thread turns" d={d} />;

/** A point on the line: a ring filled with the ground it stands on. */
export function Dots({ at }: { at: readonly Point[] }) {
  const d = dotPath(at);
  return (
    <>
      <path className="dot" d={d} />
      <path className="dot-in" d={d} />
    </>
  );
}

/** What the lines of a drawing stand for. */
function LineKey({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="key label">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type Stop = { title: string; text: string; label?: string };

/** Lines above (on narrow screens beside) the stops they pass; a leader ends at each stop's edge. */
export function Strip({
  look,
  art,
  ends,
  stops,
  lines,
}: {
  look: string;
  art: ReactNode;
  ends: Ends;
  stops: readonly Stop[];
  lines?: readonly string[];
}) {
  return (
    <>
      {lines ? <LineKey lines={lines} /> : null}
      <div className={`strip strip-${look} of-${stops.length}`}>
        <div className="strip-art">
          <LineIn y={ends[0]} />
          <Stretched className="drawn">
            {art}
            <Turns d={look === 'levels' ? `M0 100V${round(ends[0])}M100 ${round(ends[1])}V0` : turnsOf(ends)} />
          </Stretched>
          <LineOut y={ends[1]} />
        </div>
        <ol>
          {stops.map(({ title, text, label }) => (
            <li key={title}>
              {label ? <span className="label label-accent">{label}</span> : null}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
