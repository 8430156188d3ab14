const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "May 14, 2024", independent of the time zone. Creating an Intl formatter takes a phone 100 ms. */
export function formatDate(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** The same for a day as 2026-11-15. */
export const formatDay = (day: string) => formatDate(new Date(day));
