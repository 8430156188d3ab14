const paths = {
  hero: 'M1000 12L952 4 908 30 862 14 806 42 742 26 668 56 566 40 474 64 362 56 248 74 122 70 52 80Q0 84 0 100',
  closing: 'M1000-9999V10Q1000 42 984 42L946 34 908 54 862 40 806 62 742 46 668 70 566 56 474 76 362 66 248 84 122 80 0 96',
};

/** The two ends of a service page's line: it leaves the hero along a ridge, and ends as one in the closing call. */
export function Ridge({ of }: { of: keyof typeof paths }) {
  return (
    <svg className="ridge" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}
