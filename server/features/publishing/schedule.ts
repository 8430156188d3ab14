/** A decision about an entry: a version (null: none) from a time until another (null: for good). */
export type Decision = { seq: number; version: number | null; from_at: number; until_at: number | null };
export type Shown = { version: number; from: number; until: number | null };

const last = (decisions: readonly Decision[], at: number) =>
  decisions.reduce<Decision | undefined>(
    (found, each) => (each.from_at <= at && each.seq > (found?.seq ?? -1) ? each : found),
    undefined,
  );

/** What visitors get at a time: what the last decision says that has begun by then. It follows from the rows and the time alone. */
export function shownAt(decisions: readonly Decision[], at: number): Shown | null {
  const decision = last(decisions, at);
  if (!decision || decision.version === null) return null;
  if (decision.until_at !== null && decision.until_at <= at) return null;
  return { version: decision.version, from: decision.from_at, until: decision.until_at };
}

/** The next instant at which that changes, or null. */
export function nextChange(decisions: readonly Decision[], at: number): number | null {
  const instants = decisions
    .flatMap(({ from_at, until_at }) => [from_at, until_at ?? 0])
    .filter((instant) => instant > at)
    .sort((one, other) => one - other);
  const now = shownAt(decisions, at);
  return instants.find((instant) => differs(shownAt(decisions, instant), now)) ?? null;
}

const differs = (one: Shown | null, other: Shown | null) => one?.version !== other?.version || one?.from !== other?.from;

/** The next version that will be shown after a time, other than the present one. */
export function plannedAfter(decisions: readonly Decision[], at: number): Shown | null {
  const next = nextChange(decisions, at);
  if (next === null) return null;
  return shownAt(decisions, next) ?? plannedAfter(decisions, next);
}

/** When visitors first got any version. */
export const firstShown = (decisions: readonly Decision[]): number | null =>
  decisions.reduce<number | null>(
    (first, { version, from_at }) => (version !== null && (first === null || from_at < first) ? from_at : first),
    null,
  );
