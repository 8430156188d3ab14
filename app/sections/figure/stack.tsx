import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { Link } from '../../ui/link.tsx';
import { LineIn, LineOut, round } from './strokes.tsx';

/** A place on a slab seen from above at an angle: u and v run along its two edges, `up` stands above it. */
const place = (u: number, v: number, up = 0) => `${round(200 + (u - v) * 192)} ${round(8 + (u + v) * 70 - up)}`;

/** A block on a slab: its three visible faces. */
function block(u: number, v: number, w: number, d: number, up: number) {
  const [right, left, front] = [place(u + w, v, up), place(u, v + d, up), place(u + w, v + d, up)];
  return [
    `M${place(u, v, up)}L${right}L${front}L${left}Z`,
    `M${left}L${front}L${place(u + w, v + d)}L${place(u, v + d)}Z`,
    `M${front}L${right}L${place(u + w, v)}L${place(u + w, v + d)}Z`,
  ];
}

const steps = [0.2, 0.4, 0.6, 0.8];
const grid = steps.map((at) => `M${place(at, 0)}L${place(at, 1)}M${place(0, at)}L${place(1, at)}`).join('');
const bars = [18, 34, 26, 52, 68].map((up, index) => block(0.1 + index * 0.17, 0.42, 0.1, 0.2, up));
const blocks = [block(0.14, 0.16, 0.26, 0.26, 30), block(0.56, 0.2, 0.28, 0.2, 18), block(0.24, 0.58, 0.44, 0.26, 14)];

const textures = { bars, blocks, grid: [], solid: [] };

function Slab({ texture }: { texture: keyof typeof textures }) {
  const thick = texture === 'solid' ? 34 : 9;
  const rim = `M8 78v${thick}L200 ${148 + thick}L392 ${78 + thick}V78L200 148Z`;
  return (
    <svg viewBox="0 0 400 190" aria-hidden="true">
      <path className="slab-rim" d={rim} />
      <path className="slab-top" d="M200 8L392 78L200 148L8 78Z" />
      {texture === 'grid' || texture === 'solid' ? <path className="slab-grid" d={grid} /> : null}
      {textures[texture].map((faces) => faces.map((face, side) => <path key={face} className={`face face-${side}`} d={face} />))}
    </svg>
  );
}

/** Layers drawn apart, the topmost first. */
export function Layers({ layers }: DrawingOf<'layers'>) {
  return (
    <ol className="layers">
      {layers.map(({ title, text, path, texture, focus }, index) => (
        <li key={title} className={focus ? 'layer layer-focus' : 'layer'}>
          <div className="layer-art">
            <div className="slab">
              {index === 0 ? <LineIn y={41} /> : null}
              <Slab texture={texture} />
            </div>
          </div>
          <div className="layer-text">
            <div className="layer-line">{index === layers.length - 1 ? <LineOut y={0} /> : null}</div>
            <h3>{path ? <Link to={path}>{title}</Link> : title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Who looks after what: a table whose one strong line is the border between the two. */
export function Shares({ layers, parties, positions }: DrawingOf<'shares'>) {
  type Position = (typeof positions)[number];
  const partyOf = ({ yours, shared }: Position, row: number) =>
    row < yours ? 'you' : row < yours + shared ? 'both' : 'provider';
  /** The side of a row on which the border runs: above the first layer that is not yours, or below the last. */
  const borderOf = (position: Position | undefined, row: number): '' | 'above' | 'below' => {
    if (position?.yours === row) return 'above';
    return row === layers.length - 1 && position?.yours === layers.length ? 'below' : '';
  };
  const heights = { above: 0, below: 100 };
  return (
    <table className="shares">
      <thead>
        <tr>
          <td />
          {positions.map(({ title, current }) => (
            <th key={title} scope="col" className={current ? 'current' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {layers.map((layer, row) => {
          const [first, last] = [borderOf(positions[0], row), borderOf(positions.at(-1), row)];
          return (
            <tr key={layer}>
              <th scope="row" className={first || undefined}>
                {layer}
                {first ? <LineIn y={heights[first]} /> : null}
              </th>
              {positions.map((position, column) => (
                <td
                  key={position.title}
                  className={`${partyOf(position, row)} ${borderOf(position, row)} ${position.current ? 'current' : ''}`}
                >
                  {parties[partyOf(position, row)]}
                  {last && column === positions.length - 1 ? <LineOut y={heights[last]} /> : null}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
