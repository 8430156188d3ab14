/** Settles no earlier than `ms`, so timing leaks nothing. */
export async function withMinimumDuration<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const passed = new Promise((resume) => setTimeout(resume, ms));
  try {
    return await work();
  } finally {
    await passed;
  }
}

/** Several times the database time of one request, yet too short to notice. */
export const minimumMs = 40;
