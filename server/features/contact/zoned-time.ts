let latest: { zone: string; format: Intl.DateTimeFormat } | undefined;

/** Making a formatter costs a thousand times what using it does, and an export uses one for every message. */
function formatIn(zone: string): Intl.DateTimeFormat {
  if (latest?.zone !== zone) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    latest = { zone, format };
  }
  return latest.format;
}

/** Offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = formatIn(zone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(instant / 1000) * 1000;
}

/** When a day such as 2026-11-17 begins in a time zone, or the day `later` days after it. */
export function startOfDay(day: string, zone: string, later = 0): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000;
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone); // once more: the clocks may have changed in between
}

/** 2026-11-17 04:12 in a time zone. */
export function zonedTime(iso: string, zone: string): string {
  const instant = Date.parse(iso);
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16).replace('T', ' ');
}
