import { type ReactNode, useId } from 'react';

// Drawn by hand on a grid of 48; the words are outlines of Funnel Display, written as short as paths go.
const stems = 'M4 5l6 4.6V44H4zM38 9.2l6-6.7V44h-6z';
const rays = 'M12.5 9.5l6 4.6v15.5l-6-4.6zM21 16l6 4.6v15.5L21 31.5zM29.5 22.5l6 4.6v15.5l-6-4.6z';
const word =
  'M23.2 0h-4.2l-12.7-16.9h-.1v16.9h-3.6v-22.3h4.1l12.7 17.2h.1v-17.2h3.7zm12 .3q-2.6 0-4.5-1-2-1.1-3-3-1.1-1.9-1.1-4.6 0-2.6 1-4.5 1.1-1.9 3.1-3 1.9-1 4.6-1 2.6 0 4.5 1 2 1.1 3 3 1.1 1.9 1.1 4.5 0 2.7-1.1 4.6-1 1.9-3 3-1.9 1-4.6 1zm0-3.2q2.4 0 3.6-1.4 1.3-1.5 1.3-4 0-2.5-1.3-3.9-1.2-1.4-3.6-1.4-2.3 0-3.6 1.4-1.3 1.4-1.3 3.9 0 2.5 1.3 4 1.3 1.4 3.6 1.4zm12.8 2.9v-12.7h-1.9v-3.8h3.9v3.2h1.1q.7-1.7 2.1-2.5 1.5-.9 3.4-.9h1.3v3.3h-1.5q-2.3 0-3.5 1.3-1.2 1.3-1.2 3.6v8.5zm17.6 0l-7.1-16.5h3.9l5.2 12.4h.1l5-12.4h3.8l-7 16.5zm17.4.3q-2.8 0-4.5-1.4-1.6-1.4-1.6-3.7 0-2.4 1.7-3.7 1.6-1.3 4.7-1.3h5.2v-.7q0-3.3-3.7-3.3-3.2 0-3.8 2.3h-3.8q.5-2.6 2.5-4 1.9-1.3 5.1-1.3 3.5 0 5.4 1.6 1.9 1.6 1.9 4.8v6.6h1.8v3.8h-3.9v-2.6h-1.2q-.8 1.4-2.3 2.1-1.4.8-3.5.8zm.6-2.9q1.4 0 2.5-.6 1.1-.5 1.8-1.4.6-1 .6-2.1v-.5h-5q-3 0-3 2.2 0 1.1.8 1.8.8.6 2.3.6zm13.5 2.6v-12.7h-1.9v-3.8h3.9v2.6h1.2q.9-1.4 2.3-2.1 1.5-.8 3.6-.8 3.3 0 5.1 1.9 1.9 1.8 1.9 4.9v10h-3.7v-9.3q0-2.1-1.1-3.1-1.1-1.1-3.2-1.1-2.1 0-3.2 1.1-1.1 1-1.1 3.1v9.3zm27.5.3q-2.6 0-4.6-1-1.9-1.1-2.9-3-1.1-2-1.1-4.6 0-2.6 1-4.5 1.1-1.9 3-3 1.9-1 4.5-1 2.4 0 4.2.9 1.8 1 2.8 2.8 1 1.8 1 4.3v1.4h-12.9q.2 2.2 1.5 3.5 1.3 1.2 3.5 1.2 1.6 0 2.6-.6 1-.6 1.4-1.8h3.8q-.6 2.5-2.7 4-2 1.4-5.1 1.4zm-4.9-10.3h9.2q-.2-1.9-1.4-2.8-1.2-1-3-1-1.9 0-3.2 1-1.2.9-1.6 2.8z';
const talent =
  'M11.5 0h-2.6v-20h-8.2v-2.3h19v2.3h-8.2zm13 .3q-2.8 0-4.3-1.4-1.6-1.4-1.6-3.6 0-2.3 1.5-3.6 1.6-1.3 4.5-1.3h5.9v-.8q0-4.2-4.5-4.2-3.7 0-4.4 2.8h-2.7q.4-2.4 2.3-3.7 1.9-1.3 4.9-1.3 3.3 0 5.1 1.6 1.8 1.6 1.8 4.6v7.8h1.3v2.8h-2.9v-2.5h-1.1q-.9 1.3-2.4 2-1.5.8-3.4.8zm.3-2.1q1.6 0 2.9-.7 1.3-.7 2.1-1.8.7-1.1.7-2.4v-.9h-5.7q-3.8 0-3.8 2.8 0 1.4 1 2.2 1 .8 2.8.8zm13.4 1.8v-23.1h2.6v23.1zm14.7.3q-2.6 0-4.4-1-1.9-1.1-2.9-3-1-2-1-4.6 0-2.6 1-4.5 1-1.9 2.8-3 1.9-1 4.4-1 2.3 0 4 .9 1.7 1 2.6 2.7 1 1.7 1 4.1v1.2h-13.4q.1 2.8 1.7 4.4 1.5 1.6 4.1 1.6 1.8 0 3.1-.8 1.2-.8 1.7-2.2h2.6q-.6 2.5-2.5 3.9-2 1.3-4.8 1.3zm-5.7-10.2h10.7q-.2-2.3-1.6-3.5-1.3-1.2-3.6-1.2-2.2 0-3.7 1.2-1.4 1.2-1.8 3.5zm17.3 9.9v-13.8h-1.3v-2.7h2.8v2.5h1.2q.8-1.4 2.3-2.1 1.5-.7 3.4-.7 3.1 0 5 1.8 1.8 1.8 1.8 4.9v10.1h-2.6v-9.8q0-2.3-1.2-3.5-1.3-1.2-3.8-1.2-2.4 0-3.7 1.2-1.3 1.2-1.3 3.5v9.8zm23.4 0q-1.2 0-1.8-.6-.7-.6-.7-1.8v-12.1h-3.1v-2h3.2v-4.9h2.5v4.9h4.5v2h-4.5v12.5h4.9v2z';

function Mark({ name, width, className, children }: { name: string; width: number; className: string; children: ReactNode }) {
  const gradient = useId();
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
      <path fill="currentColor" transform="translate(56 36)" d={word} />
      {children}
    </svg>
  );
}

export function Logo() {
  return (
    <Mark name="Norvane" width={191} className="logo">
      {null}
    </Mark>
  );
}

export function TalentLogo() {
  return (
    <Mark name="Norvane Talent" width={295} className="logo logo-talent">
      <path fill="currentColor" fillOpacity=".86" transform="translate(199.6 36)" d={talent} />
    </Mark>
  );
}
