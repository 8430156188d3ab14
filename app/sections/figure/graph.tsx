import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { dotPath, levelPath, type Point, Stretched } from './strokes.tsx';

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

  return (
    <div className="trace">
      <Stretched className="drawn">
        <path className="thread" d={links.map(edge).join('')} />
      </Stretched>
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
        {pairs.map(({ from, to }) => (
          <tr key={from}>
            <td>{from}</td>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
