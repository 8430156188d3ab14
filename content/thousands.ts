/** Both parts of a figure of a thousand and more, which a comma keeps apart: 3,500. A year is no such figure. */
export function thousandsOf(figure: string): [thousands: string, rest: string] | undefined {
  const [, thousands, rest] = /^(?!(?:19|20)\d\d$)(\d{1,3})(\d{3}\D*)$/.exec(figure) ?? [];
  return thousands && rest ? [thousands, rest] : undefined;
}
