/** Durations in milliseconds. */
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

const longestTimer = days(7);

/** How long to set a timer for something this far ahead. A plan of next year is looked at again in a week: timers know 24 days. */
export const timerMs = (ahead: number): number | undefined =>
  Number.isFinite(ahead) ? Math.min(Math.max(0, ahead), longestTimer) : undefined;
