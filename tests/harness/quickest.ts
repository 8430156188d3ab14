/**
 * The shortest time of several runs, in milliseconds. Other load only ever makes a run longer, so the shortest of one thing can be
 * compared with the shortest of another in the same run; never with a number.
 */
export async function quickest(work: () => unknown, runs = 5): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
