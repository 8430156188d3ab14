const longMs = 2000;

/**
 * Work that arrives within the same moment is done together, so that many messages share one commit and its wait
 * for the disk. Each caller is answered only after the commit. If a group fails, each is tried once more by itself,
 * unless it took long to fail: then it is not one of them that cannot be stored, but a database that does not answer.
 */
export function groupCommit<Work, Outcome>(commit: (group: Work[]) => Promise<Outcome[]>, { most = 200 } = {}) {
  type Waiting = { work: Work; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let running = false;

  async function drain() {
    while (waiting.length) {
      const group = waiting.splice(0, most);
      const started = performance.now();
      try {
        const outcomes = await commit(group.map(({ work }) => work));
        group.forEach(({ resolve }, index) => {
          resolve(outcomes[index] as Outcome);
        });
      } catch (error) {
        const tryAgain = performance.now() - started < longMs;
        for (const { work, resolve, reject } of group) {
          if (!tryAgain) reject(error);
          else await commit([work]).then(([outcome]) => resolve(outcome as Outcome), reject);
        }
      }
      await new Promise(setImmediate); // the answers go out, and others get their turn
    }
    running = false;
  }

  return (work: Work): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(drain);
    });
}
