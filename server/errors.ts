import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../contract/error-codes.ts';
import type { ErrorBody } from '../contract/errors.ts';

/** Default error code per status. An error sets its own code where the status is too vague. */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'invalid-input',
  401: 'not-logged-in',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'overloaded',
};

/** An expected failure with a message for the caller. Any other thrown error becomes a 500. */
export class AppError extends Error {
  status: ContentfulStatusCode;
  code: ErrorCode;
  fields?: Record<string, string>;
  headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { code?: ErrorCode; fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = more.code ?? codeByStatus[status] ?? 'internal-error';
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }
}

export const badInput = (fields: Record<string, string>, code: ErrorCode = 'invalid-input') =>
  new AppError(400, Object.values(fields)[0] ?? 'Please check what you entered.', { code, fields });
export const notFound = (what: string) => new AppError(404, `${what} not found. It may have been deleted.`);
export const notLoggedIn = () => new AppError(401, 'Please log in.');
export const notAllowed = () => new AppError(403, 'Your account may not do this.');
export const tooMany = (seconds: number) =>
  new AppError(429, `Too many attempts. Please try again in ${wait(seconds)}.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

const wait = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.ceil(seconds))} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** Every error response has this shape. */
export const errorBody = (code: ErrorCode, message: string, fields?: Record<string, string>): ErrorBody => ({
  error: message,
  message,
  code,
  ...(fields && { fields }),
});

/** For calls that ask for the password or a factor once more. */
export const verifyAgain = () =>
  new AppError(403, 'Please enter your password again, or use a second factor.', { code: 'verify-again' });
