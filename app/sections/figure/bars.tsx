import type { DrawingOf } from '../../../content/schemas/figure.ts';
import { LineIn, LineOut } from './strokes.tsx';

/** The number in "up to 50%". */
const percentIn = (value: string) => Number(/(\d+)\s*%/.exec(value)?.[1] ?? 0);

/** What is left of a cost, and what may go. */
export function Cost({ before, after, value, text }: DrawingOf<'cost'>) {
  const left = `${100 - percentIn(value)}%`;
  return (
    <div className="cost">
      <p className="cost-value">
        <strong>{value}</strong> {text}
      </p>
      <ul>
        <li>
          <span className="label">{before}</span>
          <svg aria-hidden="true">
            <rect className="bar" width="100%" height="100%" rx="4" />
          </svg>
        </li>
        <li>
          <span className="label">{after}</span>
          <svg aria-hidden="true">
            <defs>
              <pattern id="saved" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <path className="thread" d="M0 0V7" />
              </pattern>
            </defs>
            <rect className="saved" width="100%" height="100%" rx="4" fill="url(#saved)" />
            <rect className="bar bar-now" width={left} height="100%" rx="4" />
          </svg>
        </li>
      </ul>
    </div>
  );
}

export function Gauges({ gauges }: DrawingOf<'gauges'>) {
  return (
    <ul className="gauges">
      {gauges.map(({ value, text }) => (
        <li key={text}>
          <svg viewBox="0 0 200 200" aria-hidden="true">
            <circle className="ticks" cx="100" cy="100" r="94" pathLength="120" />
            <circle className="quiet" cx="100" cy="100" r="80" strokeWidth="8" />
            {percentIn(value) ? (
              <circle className="gauge" cx="100" cy="100" r="80" pathLength="100" strokeDasharray={`${percentIn(value)} 100`} />
            ) : null}
            <circle className="node" cx="100" cy="20" r="6" />
          </svg>
          <strong>{value}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Two ways on a balance, level until your case is known. */
export function Balance({ left, right, weights, verdict }: DrawingOf<'balance'>) {
  return (
    <div className="balance">
      <div className="balance-art">
        <LineIn y={22.6} />
        <svg viewBox="0 0 480 230" aria-hidden="true">
          <path className="quiet" d="M80 52L30 150M80 52L130 150M400 52L350 150M400 52L450 150" />
          <path
            className="thread"
            d="M80 52H400M240 34V208M196 208H284M22 150H138Q132 178 80 178T22 150ZM342 150H458Q452 178 400 178T342 150Z"
          />
          <path className="thread whole" d="M66 116l-14 12 14 12M94 116l14 12-14 12M86 112l-12 32" />
          <path className="thread whole" d="M372 122h24v20h-24ZM404 122h24v20h-24ZM388 96h24v20h-24Z" />
          <circle className="node" cx="240" cy="52" r="9" />
          <circle className="core" cx="240" cy="52" r="3.5" />
        </svg>
        <LineOut y={22.6} />
      </div>
      <div className="balance-sides">
        <div>
          <h3>{left.title}</h3>
          <p>{left.text}</p>
        </div>
        <ul>
          {weights.map((weight) => (
            <li key={weight}>{weight}</li>
          ))}
        </ul>
        <div>
          <h3>{right.title}</h3>
          <p>{right.text}</p>
        </div>
      </div>
      <p className="balance-verdict">{verdict}</p>
    </div>
  );
}
