import type { ErrorCode } from '../../contract/error-codes.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { sessionToken } from './session.ts';

/** An error response: message, code, and a message per invalid field. */
export class ApiError extends Error {
  status: number;
  /** Undefined if the response is not ours: no connection, or a proxy's error page. */
  code?: ErrorCode;
  fields: Record<string, string>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.error ?? body.message ?? 'Something went wrong on our side. Please try again.');
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }
}

/** Edit conflict: the body holds the current version. */
export class ConflictError extends ApiError {
  current: unknown;

  constructor(body: Partial<ErrorBody> & { current?: unknown }) {
    super(409, body);
    this.current = body.current;
  }
}

/** Network error: status 0. */
export const unreachable = () =>
  new ApiError(0, { message: 'We could not reach the server. Check your connection and try again.' });

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  base?: string;
  signal?: AbortSignal;
  blob?: boolean;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
};

/** Asks for the password or a factor again; resolves to whether it was given. The back office sets it. */
let askAgain: (() => Promise<boolean>) | undefined;
export const onVerifyAgain = (ask: typeof askAgain) => {
  askAgain = ask;
};

/** All API calls go through here: JSON or form data out, JSON in, ApiError on failure. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  try {
    return await send<Answer>(path, options);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.code === 'verify-again' && askAgain !== undefined && (await askAgain());
    if (!isAsked) throw error;
    return send<Answer>(path, options);
  }
}

async function send<Answer>(
  path: string,
  { method = 'GET', headers: more, json, form, base = '', signal, blob = false, keepalive }: RequestOptions = {},
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json', ...more });
  const token = sessionToken();
  if (token && !base) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));

  const response = await fetch(base + path, { method, headers, body, signal, keepalive }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreachable();
  });
  const answer = blob && response.ok ? await response.blob() : await response.json().catch(() => ({}));
  if (response.status === 409) throw new ConflictError(answer as Partial<ErrorBody>);
  if (!response.ok) throw new ApiError(response.status, answer as Partial<ErrorBody>);
  return answer as Answer;
}

/** Fills the id into a path of contract/paths.ts. */
export const withId = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));
