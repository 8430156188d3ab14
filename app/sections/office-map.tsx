import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { officeTable } from '../../content/labels/offices.ts';
import { useReducedMotion } from '../ui/rotation.tsx';
import { useNear } from '../ui/use-near.ts';
import { nightOutline } from './daylight.ts';
import { cities, degrees, grid, routes } from './office-chart.ts';
import { land } from './office-land.ts';

const [headquarters] = cities;
const contactOffice = cities.at(-1);

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes ten milliseconds on a phone, so each zone has one. */
function timeIn(zone: string, now: Date) {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  formats.set(zone, format);
  return format.format(now);
}

/** The present, once the map is close to the viewport; it moves on with every minute unless reduced motion is preferred. */
function useNow(map: RefObject<Element | null>) {
  const [now, setNow] = useState<Date>();
  const still = useReducedMotion();
  const near = useNear(map);
  useEffect(() => {
    if (!near) return;
    setNow(new Date());
    if (still) return;
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, [near, still]);
  return now;
}

/** A map with the headquarters ringed and the contact office hollow; children are shown below it. */
export function OfficeMap({ description, children }: { description: string; children?: ReactNode }) {
  const map = useRef<HTMLDivElement>(null);
  const now = useNow(map);
  return (
    <div ref={map} className="map night reveal">
      <svg viewBox="0 0 900 470" role="img" aria-label={description}>
        <defs>
          <linearGradient id="route" x1="0" x2="1">
            <stop stopColor="#5cf0c2" />
            <stop offset="1" stopColor="#7aa9ff" />
          </linearGradient>
        </defs>
        <path className="land" d={land} transform="translate(5 5) scale(10)" />
        {now ? <path className="dark" d={nightOutline(now)} /> : null}
        <path d={grid} fill="none" stroke="#cfe2ff" strokeOpacity=".11" />
        {degrees.map(({ text, x, y }) => (
          <text key={text} className="faint" x={x} y={y}>
            {text}
          </text>
        ))}
        {routes.map((route, index) => (
          <path
            key={route}
            d={route}
            fill="none"
            stroke="url(#route)"
            strokeWidth="1.6"
            strokeDasharray={index === routes.length - 1 ? '3 6' : undefined}
          />
        ))}
        {cities.map((city) => (
          <g key={city.name} transform={`translate(${city.x} ${city.y})`}>
            {city === headquarters ? <circle r="15" fill="none" stroke="#5cf0c2" strokeOpacity=".5" /> : null}
            <circle
              r={city === headquarters ? 6 : 4.5}
              fill={city === contactOffice ? '#070d19' : '#5cf0c2'}
              stroke="#5cf0c2"
              strokeWidth="1.6"
            />
            {/* the time stands below the name; where both are above the dot, the name makes room */}
            <text
              className="city"
              x={city.dx}
              y={city.dy}
              dy={now && city.dy < 0 ? '-1.1em' : undefined}
              textAnchor={city.anchor}
            >
              {city.name}
              {now ? (
                <tspan className="clock" x={city.dx} dy="1.1em">
                  {timeIn(city.zone, now)}
                </tspan>
              ) : null}
            </text>
          </g>
        ))}
      </svg>
      {/* a table by itself would be as wide as its text */}
      <div className="sr">
        <table>
          <caption>{officeTable.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{officeTable.office}</th>
              <th scope="col">{officeTable.role}</th>
              {now ? <th scope="col">{officeTable.time}</th> : null}
            </tr>
          </thead>
          <tbody>
            {cities.map((city) => (
              <tr key={city.name}>
                <th scope="row">{city.name}</th>
                <td>
                  {city === headquarters
                    ? officeTable.headquarters
                    : city === contactOffice
                      ? officeTable.contact
                      : officeTable.branch}
                </td>
                {now ? <td>{timeIn(city.zone, now)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </div>
  );
}
