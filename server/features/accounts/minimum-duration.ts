/** Does some work and gives its outcome, be it an error, after `ms` at the earliest: within them nobody can tell how long it took. */
export async function withMinimumDuration<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const passed = new Promise((resume) => setTimeout(resume, ms));
  try {
    return await work();
  } finally {
    await passed;
  }
}

/** Several times what the rows of one request take, and too little to be felt. */
export const steadyMs = 40;
