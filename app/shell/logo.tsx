import { useId } from 'react';
import { wordmarks } from '../../content/wordmark.ts';
import { useSite } from '../site.ts';

// Drawn on a grid of 48.
const stems = 'M4 5l6 4.6V44H4zM38 9.2l6-6.7V44h-6z';
const rays = 'M12.5 9.5l6 4.6v15.5l-6-4.6zM21 16l6 4.6v15.5L21 31.5zM29.5 22.5l6 4.6v15.5l-6-4.6z';

/** Width of one letter, for a name that is set as text. */
const letter = 17;

function Mark({ name, className }: { name: string; className: string }) {
  const gradient = useId();
  const drawn = Object.hasOwn(wordmarks, name) ? wordmarks[name] : undefined;
  const width = drawn?.width ?? 60 + name.length * letter;
  return (
    <svg className={className} viewBox={`0 0 ${width} 48`} width={width} height="48" role="img" aria-label={name}>
      <defs>
        <linearGradient id={gradient} x1="12" y1="9" x2="36" y2="42" gradientUnits="userSpaceOnUse">
          <stop className="ray-a" />
          <stop offset="1" className="ray-b" />
        </linearGradient>
      </defs>
      <path fill="currentColor" d={stems} />
      <path fill={`url(#${gradient})`} d={rays} />
      {drawn ? (
        <path fill="currentColor" transform="translate(56 36)" d={drawn.outline} />
      ) : (
        <text className="logo-name" x="56" y="36" fill="currentColor">
          {name}
        </text>
      )}
      {drawn?.second ? (
        <path fill="currentColor" fillOpacity=".86" transform={`translate(${drawn.second.x} 36)`} d={drawn.second.outline} />
      ) : null}
    </svg>
  );
}

export function Logo() {
  return <Mark name={useSite().name} className="logo" />;
}

export function TalentLogo() {
  return <Mark name={useSite().talentBrand} className="logo logo-talent" />;
}
