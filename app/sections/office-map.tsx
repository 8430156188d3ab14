import type { ReactNode } from 'react';
import { cities, degrees, grid, routes } from './office-chart.ts';

const [headquarters] = cities;
const contactOffice = cities.at(-1);

/** A map with the headquarters ringed and the contact office hollow; children are shown below it. */
export function OfficeMap({ description, children }: { description: string; children?: ReactNode }) {
  return (
    <div className="map night reveal">
      <svg viewBox="0 0 900 470" role="img" aria-label={description}>
        <defs>
          <linearGradient id="route" x1="0" x2="1">
            <stop stopColor="#5cf0c2" />
            <stop offset="1" stopColor="#7aa9ff" />
          </linearGradient>
        </defs>
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
            <text className="city" x={city.dx} y={city.dy} textAnchor={city.anchor}>
              {city.name}
            </text>
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}
