const moment = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
const time = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 17 Nov 2026, 09:00, in the time zone of this computer. */
export const momentText = (iso: string) => moment.format(new Date(iso));
export const timeText = (at: number) => time.format(at);

/** The name of the time zone, said wherever a time is typed. */
export const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The value of a datetime-local input for an instant, and back. */
export function toLocal(iso: string | null | undefined): string {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
export const fromLocal = (local: string): string | undefined => (local ? new Date(local).toISOString() : undefined);
