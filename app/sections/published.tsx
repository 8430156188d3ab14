const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** "May 14, 2024", independent of the time zone. Creating an Intl formatter takes a phone 100 ms. */
export function formatDate(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

export function Published({ on, className }: { on: string; className?: string }) {
  return (
    <time dateTime={on} className={className}>
      {formatDate(new Date(on))}
    </time>
  );
}
