// Made when a date is shown: on the pages without one it would cost a phone a tenth of a second of work.
let dates: Intl.DateTimeFormat | undefined;
function inWords(date: Date): string {
  dates ??= new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
  return dates.format(date);
}

/** A date of publication, the same in every time zone. */
export function Published({ on, className }: { on: string; className?: string }) {
  return (
    <time dateTime={on} className={className}>
      {inWords(new Date(on))}
    </time>
  );
}
