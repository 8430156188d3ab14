import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { dotPath, type Ends, LineIn, LineOut, levelPath, type Point, round, Stretched, Turns, turnsOf } from './strokes.tsx';

type TraceProps = DrawingOf<'trace'>;

/** Everything that hangs on an item, near and far. */
export function touchedBy(item: string, links: TraceProps['links'], seen = new Set<string>()): string[] {
  for (const { from, to } of links) {
    if (from !== item || seen.has(to)) continue;
    seen.add(to);
    touchedBy(to, links, seen);
  }
  return [...seen];
}

/** Linked items. Each carries the lines of all it touches, which show while it is hovered or has the focus: no script. */
export function Trace({ columns, links, touches, hint }: TraceProps) {
  const places = new Map(
    columns.flatMap(({ items }, column) =>
      items.map((item, row): [string, Point] => [
        item,
        [((column + 0.5) / columns.length) * 100, ((row + 0.5) / items.length) * 100],
      ]),
    ),
  );
  const placeOf = (item: string): Point => places.get(item) ?? [0, 0];
  const edge = ({ from, to }: { from: string; to: string }) => levelPath([placeOf(from), placeOf(to)]);
  const reach = columns.flatMap(({ items }) => items).map((item) => [touchedBy(item, links).length, item] as const);
  const [, widest] = reach.reduce((best, next) => (next[0] > best[0] ? next : best), [0, ''] as const);
  const inOrder = (found: string[]) => [...places.keys()].filter((item) => found.includes(item));

  const [first, last] = [placeOf(widest), placeOf(columns.at(-1)?.items[0] ?? '')];
  const ends: Ends = [first[1], last[1]];

  return (
    <div className="trace">
      <LineIn y={ends[0]} />
      <Stretched className="drawn">
        <path className="links" d={links.map(edge).join('')} />
        <path className="thread" d={`M0 ${round(first[1])}H${round(first[0])}M${round(last[0])} ${round(last[1])}H100`} />
        <Turns d={turnsOf(ends)} />
      </Stretched>
      <LineOut y={ends[1]} />
      {columns.map(({ title, items }) => (
        <div key={title} className="trace-column">
          <h3 className="label">{title}</h3>
          <ul>
            {items.map((item) => {
              const touched = inOrder(touchedBy(item, links));
              const impact = links.filter(({ from }) => from === item || touched.includes(from));
              return (
                <li key={item}>
                  {touched.length ? (
                    <button type="button" className={item === widest ? 'widest' : undefined}>
                      <span className="chip">{item}</span>
                      <Stretched className="impact">
                        <path className="thread" d={impact.map(edge).join('')} />
                        <path className="hit" d={dotPath(touched.map(placeOf))} />
                      </Stretched>
                      <span className="impact-note">
                        {touches} {touched.join(', ')}
                      </span>
                    </button>
                  ) : (
                    <span className="chip">{item}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <p className="trace-hint label">{hint}</p>
    </div>
  );
}

/** Two papers; each line of the one becomes a line of the other. */
export function Pairs({ left, right, pairs }: DrawingOf<'pairs'>) {
  return (
    <table className="pairs">
      <thead>
        <tr>
          <th scope="col">{left}</th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ from, to }, index) => (
          <tr key={from}>
            <td>
              {from}
              {index === 0 ? <LineIn y={0} /> : null}
            </td>
            <td>
              {to}
              {index === 0 ? <LineOut y={0} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
