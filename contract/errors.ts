/** The body of every failure: the same sentence as `error` and as `message`, and a sentence per field at fault. */
export type ErrorBody = { error: string; message: string; fields?: Record<string, string> };
