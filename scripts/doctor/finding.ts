/** Result of one check: subject, state and explanation. */
export type Finding = { state: 'ok' | 'warn' | 'fail'; what: string; words: string };

export const ok = (what: string, words: string): Finding => ({ state: 'ok', what, words });
export const warn = (what: string, words: string): Finding => ({ state: 'warn', what, words });
export const fail = (what: string, words: string): Finding => ({ state: 'fail', what, words });

/** The first line of an error's message. */
export const whyOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

export const duration = (ms: number) =>
  ms < 2 * 3_600_000
    ? `${Math.round(ms / 60_000)} minutes`
    : ms < 48 * 3_600_000
      ? `${Math.round(ms / 3_600_000)} hours`
      : `${Math.round(ms / 86_400_000)} days`;
