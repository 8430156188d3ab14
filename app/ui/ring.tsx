const cardinals: Record<number, string> = { 0: 'N', 90: 'E', 180: 'S', 270: 'W' };

const bearings = Array.from({ length: 12 }, (_, index) => {
  const angle = index * 30;
  const turn = (angle * Math.PI) / 180;
  return {
    text: cardinals[angle] ?? String(angle).padStart(3, '0'),
    x: (200 + 160 * Math.sin(turn)).toFixed(1),
    y: (203 - 160 * Math.cos(turn)).toFixed(1),
  };
});

/** The compass ring: its needle points to --bearing, set by an ancestor. */
export function AzimuthRing() {
  return (
    <svg className="ring-svg" viewBox="0 0 400 400" aria-hidden="true">
      <circle cx="200" cy="200" r="196" strokeOpacity=".34" strokeWidth=".8" />
      <circle
        cx="200"
        cy="200"
        r="190"
        pathLength="360"
        strokeDasharray=".16 .84"
        strokeDashoffset=".08"
        strokeWidth="5"
        strokeOpacity=".5"
      />
      <circle
        cx="200"
        cy="200"
        r="187"
        pathLength="360"
        strokeDasharray=".22 4.78"
        strokeDashoffset=".11"
        strokeWidth="11"
        strokeOpacity=".6"
      />
      <circle
        cx="200"
        cy="200"
        r="183"
        pathLength="360"
        strokeDasharray=".36 29.64"
        strokeDashoffset=".18"
        strokeWidth="19"
        strokeOpacity=".8"
      />
      <circle cx="200" cy="200" r="142" strokeOpacity=".2" strokeWidth=".8" />
      <circle cx="200" cy="200" r="84" strokeOpacity=".14" strokeWidth=".8" strokeDasharray="2 5" />
      <path d="M200 116v168M116 200h168" stroke="currentColor" strokeOpacity=".14" strokeWidth=".8" />
      {bearings.map(({ text, x, y }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
      <g className="ring-needle">
        <path d="M200 24l3.2 172h-6.4z" fill="var(--accent-ink)" />
        <path d="M200 204v112" stroke="currentColor" strokeOpacity=".55" strokeWidth="1.2" />
        <path d="M200 300l5 8v26l-5-8-5 8v-26z" fill="currentColor" fillOpacity=".55" />
        <circle cx="200" cy="200" r="4" fill="var(--night)" stroke="var(--accent-ink)" strokeWidth="1.4" />
      </g>
    </svg>
  );
}

/** The small ring: page spinner, office card. */
export function SmallRing() {
  return (
    <svg className="ring-small" viewBox="0 0 400 400" fill="none" aria-hidden="true">
      <circle cx="200" cy="200" r="186" stroke="currentColor" strokeOpacity=".26" strokeWidth="4" />
      <circle
        cx="200"
        cy="200"
        r="171"
        stroke="currentColor"
        strokeOpacity=".6"
        strokeWidth="24"
        pathLength="360"
        strokeDasharray="1.4 13.6"
        strokeDashoffset=".7"
      />
      <g className="ring-needle">
        <path d="M200 60l14 128h-28z" fill="var(--accent-mark)" />
        <path d="M186 212h28l8 112-22-24-22 24z" fill="currentColor" fillOpacity=".32" />
      </g>
    </svg>
  );
}
