import { thousandsOf } from '../../content/thousands.ts';

/**
 * A figure as it is set large: thousands apart (the comma is drawn, the text stays the figure itself), and a leading 1 moved to
 * the edge of the label below it, for a tabular 1 stands in the middle of its place.
 */
export function Digits({ value }: { value: string | number }) {
  const [start, rest] = thousandsOf(String(value)) ?? [value];
  return (
    <span className={String(value).startsWith('1') ? 'digits digits-1' : 'digits'}>
      {start}
      {rest ? <span className="thousands">{rest}</span> : null}
    </span>
  );
}
