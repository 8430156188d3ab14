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
};

/** All API calls go through here: JSON or form data out, JSON in, ApiError on failure. */
export async function request<Answer>(
  path: string,
  { method = 'GET', headers: more, json, form, base = '', signal, blob = false }: RequestOptions = {},
): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json', ...more });
  const token = sessionToken();
  if (token && !base) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));

  const response = await fetch(base + path, { method, headers, body, signal }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreachable();
  });
  const answer = blob && response.ok ? await response.blob() : await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer as Partial<ErrorBody>);
  return answer as Answer;
}

/** Fills the id into a path of contract/paths.ts. */
export const withId = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));
