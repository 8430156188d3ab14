import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { KeyedArt } from './keyed-art.tsx';
import { LineIn, LineOut, round } from './strokes.tsx';

type Lane = DrawingOf<'lanes'>['there'];

function LaneStops({ title, stops, look }: Lane & { look: string }) {
  return (
    <div className={`lane lane-${look}`}>
      <p className="label label-accent">{title}</p>
      <ol>
        {stops.map((stop) => (
          <li key={stop.title} className={stop.gate ? 'gate' : undefined}>
            <h3>{stop.title}</h3>
            <p>{stop.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A track there and back; its border is the line. */
export function Lanes({ centre, there, back }: DrawingOf<'lanes'>) {
  return (
    <div className="track">
      <LineIn y={50} />
      <LaneStops {...there} look="there" />
      <div className="track-centre">
        <strong>{centre.title}</strong>
        <p>{centre.text}</p>
      </div>
      <LaneStops {...back} look="back" />
      <LineOut y={50} />
    </div>
  );
}

const corners = [
  [200, 76],
  [64, 268],
  [336, 268],
] as const;

/** Three parties and what passes between them. */
export function Triangle({ parties, relations }: DrawingOf<'triangle'>) {
  const edges = relations.map(({ from, to }) => {
    const [[x1, y1], [x2, y2]] = [corners[from] ?? corners[0], corners[to] ?? corners[0]];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [endX, endY] = [x2 - dx * 44, y2 - dy * 44];
    const head = `M${round(endX - dx * 9 - dy * 5)} ${round(endY - dy * 9 + dx * 5)}L${round(endX)} ${round(endY)}L${round(endX - dx * 9 + dy * 5)} ${round(endY - dy * 9 - dx * 5)}`;
    return {
      d: `M${round(x1 + dx * 38)} ${round(y1 + dy * 38)}L${round(endX)} ${round(endY)}${head}`,
      x: (x1 + x2) / 2,
      y: (y1 + y2) / 2,
    };
  });
  return (
    <div className="keyed">
      <KeyedArt height={344}>
        <path className="thread reach" d="M-999 172H120M200 280V999" />
        <path className="quiet" d="M200 76L64 268H336Z" />
        {edges.map(({ d, x, y }, index) => (
          <g key={d}>
            <path className="thread" pathLength="1" d={d} />
            <circle className="badge" cx={x} cy={y} r="15" />
            <text x={x} y={y + 6}>
              {index + 1}
            </text>
          </g>
        ))}
        {corners.map(([x, y], index) => (
          <g key={x}>
            <circle className="halo" cx={x} cy={y} r="44" />
            <circle className="node" cx={x} cy={y} r="32" />
            <circle className="core" cx={x} cy={y} r="5" />
            <text className="name" x={x} y={index ? y + 64 : y - 52}>
              {parties[index]}
            </text>
          </g>
        ))}
      </KeyedArt>
      <ol className="keyed-list">
        {relations.map(({ title, text, from, to }) => (
          <li key={title}>
            <span className="label label-accent">
              {parties[from]} → {parties[to]}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
