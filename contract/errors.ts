import type { ErrorCode } from './error-codes.ts';

/** The body of every error response. `error` and `message` hold the same sentence; `fields` has one per invalid field. */
export type ErrorBody = { error: string; message: string; code: ErrorCode; fields?: Record<string, string> };
