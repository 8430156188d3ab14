import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { KeyedArt } from './keyed-art.tsx';
import { LineIn, LineOut, round } from './strokes.tsx';

const [width, height, radius, inner] = [480, 400, 150, 66];
const centre = [width / 2, height / 2] as const;

/** Where the areas of one side stand on the ring, and the leader from there to their row beside it. */
function side(count: number, direction: -1 | 1) {
  return Array.from({ length: count }, (_, index) => {
    const row = ((index + 0.5) / count) * height;
    const y = centre[1] + (row - centre[1]) * 0.7;
    const x = centre[0] + direction * Math.sqrt(radius ** 2 - (y - centre[1]) ** 2);
    const edge = direction < 0 ? 0 : width;
    return {
      x: round(x),
      y: round(y),
      leader: `M${round(x)} ${round(y)}L${edge - direction * 44} ${round(row)}H${edge}`,
      spoke: `M${round(x)} ${round(y)}L${round(centre[0] + ((x - centre[0]) / radius) * inner)} ${round(centre[1] + ((y - centre[1]) / radius) * inner)}`,
    };
  });
}

/** Areas round what they share, named on both sides. */
export function Hub({ look, centre: shared, areas }: DrawingOf<'hub'>) {
  const half = Math.ceil(areas.length / 2);
  const points = [...side(half, -1), ...side(areas.length - half, 1)];
  const words = shared.split(' ');
  const list = (from: number, to?: number) => (
    <ul>
      {areas.slice(from, to).map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  );
  return (
    <div className={`hub hub-${look}`}>
      <p className="sr">{shared}:</p>
      {list(0, half)}
      <div className="hub-art">
        <LineIn y={0} />
        <div className="window">
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className="thread reach" d="M240-999V50M240 350V999" />
            <path className="leader" d={points.map(({ leader }) => leader).join('')} />
            <circle className="quiet" cx="240" cy="200" r="108" />
            <circle className="quiet" cx="240" cy="200" r="178" strokeDasharray="1 7" strokeWidth="8" />
            <path className="thread" d={points.map(({ spoke }) => spoke).join('')} />
            <circle className="thread" pathLength="1" cx="240" cy="200" r={radius} />
            <circle className="disc" cx="240" cy="200" r={inner} />
            {look === 'orbit' ? <circle className="ticks" cx="240" cy="200" r={inner + 9} pathLength="120" /> : null}
            {points.map(({ x, y }) => (
              <circle key={`${x} ${y}`} className="node" cx={x} cy={y} r="7" />
            ))}
            {words.map((word, index) => (
              <text key={word} className="name" x="240" y={207 + (index - (words.length - 1) / 2) * 25}>
                {word}
              </text>
            ))}
          </svg>
        </div>
        <LineOut y={100} />
      </div>
      {list(half)}
    </div>
  );
}

const onDial = (hour: number, r: number) => {
  const turn = (hour / 24) * 2 * Math.PI;
  return `${round(200 + r * Math.sin(turn))} ${round(200 - r * Math.cos(turn))}`;
};
const arcOn = (from: number, to: number, r: number) =>
  `M${onDial(from, r)}A${r} ${r} 0 ${(to - from + 24) % 24 > 12 || to - from > 12 ? 1 : 0} 1 ${onDial(to, r)}`;

/** A day of 24 hours; what lasts all of it is a whole ring. */
export function Dial({ centre: middle, entries }: DrawingOf<'dial'>) {
  return (
    <div className="keyed">
      <KeyedArt height={400}>
        <path className="thread reach" d="M-999 200H4M200 396V999" />
        <path className="night-side" d={`${arcOn(18, 6, 196)}Z`} />
        <circle className="quiet" cx="200" cy="200" r="196" />
        <circle className="ticks" cx="200" cy="200" r="190" pathLength="120" />
        <circle className="ticks ticks-hours" cx="200" cy="200" r="187" pathLength="120" />
        {[0, 6, 12, 18].map((hour) => {
          const [x = '', y = ''] = onDial(hour, 163).split(' ');
          return (
            <text key={hour} x={x} y={Number(y) + 6}>
              {hour}
            </text>
          );
        })}
        {entries.map(({ title, from, to }, index) => {
          const r = 136 - index * 22;
          const [x = '', y = ''] = onDial(from, r).split(' ');
          return (
            <g key={title}>
              <circle className="quiet" cx="200" cy="200" r={r} />
              {to - from === 24 ? (
                <circle className="thread band" pathLength="1" cx="200" cy="200" r={r} />
              ) : (
                <path className="thread band" pathLength="1" d={arcOn(from, to, r)} />
              )}
              <circle className="badge" cx={x} cy={y} r="11" />
              <text className="small" x={x} y={Number(y) + 5}>
                {index + 1}
              </text>
            </g>
          );
        })}
        <text className="large" x="200" y="214">
          {middle}
        </text>
      </KeyedArt>
      <div className="keyed-list">
        <p className="sr">{middle}</p>
        <ol>
          {entries.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
