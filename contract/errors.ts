import type { ErrorCode } from './error-codes.ts';

/** The body of every failure: the same sentence as `error` and as `message`, why as a code, and a sentence per field at fault. */
export type ErrorBody = { error: string; message: string; code: ErrorCode; fields?: Record<string, string> };
