/**
 * A figure as it is set large: thousands apart (the comma is drawn, the text stays the figure itself), and a leading 1 moved to
 * the edge of the label below it, for a tabular 1 stands in the middle of its place.
 */
export function Digits({ value }: { value: string | number }) {
  const [, thousands, rest = ''] = /^(\d{1,3})(\d{3}\D*)$/.exec(String(value)) ?? [];
  const isYear = /^(19|20)\d\d$/.test(String(value));
  const split = thousands && !isYear;
  return (
    <span className={String(value).startsWith('1') ? 'digits digits-1' : 'digits'}>
      {split ? thousands : value}
      {split ? <span className="thousands">{rest}</span> : null}
    </span>
  );
}
