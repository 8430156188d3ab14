const maxKept = 200;
const keepMs = 60_000;

/** Keeps the last results for a short while. Callers who ask for the same at once share one making. */
export function recentResults<Result>({ max = maxKept, now = Date.now }: { max?: number; now?: () => number } = {}) {
  const kept = new Map<string, { at: number; result: Promise<Result> }>();

  const find = (key: string) => {
    const found = kept.get(key);
    return found && now() - found.at < keepMs ? found.result : undefined;
  };

  return {
    has: (key: string) => find(key) !== undefined,
    get(key: string, make: () => Promise<Result>): Promise<Result> {
      const known = find(key);
      if (known) return known;
      const made = { at: now(), result: make() };
      kept.delete(key);
      kept.set(key, made);
      if (kept.size > max) kept.delete(kept.keys().next().value as string);
      made.result.catch(() => kept.get(key) === made && kept.delete(key));
      return made.result;
    },
  };
}
