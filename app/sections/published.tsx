const dates = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });

/** A date of publication, the same in every time zone. */
export function Published({ on, className }: { on: string; className?: string }) {
  return (
    <time dateTime={on} className={className}>
      {dates.format(new Date(on))}
    </time>
  );
}
