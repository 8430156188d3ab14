import type { ErrorCode } from '../../contract/error-codes.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { sessionToken } from './session.ts';

/** A refusal by the server, with the sentence to show, why as a code, and a sentence per field at fault. */
export class ApiError extends Error {
  status: number;
  /** Missing where the answer was none of ours: no connection, or a proxy's own page. */
  code?: ErrorCode;
  fields: Record<string, string>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.error ?? body.message ?? 'Something went wrong on our side. Please try again.');
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }
}

/** The browser could not reach the server at all: status 0. */
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

/** The one way the browser calls the API: JSON or a form out, JSON in, an ApiError on any refusal. */
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

/** Puts an id into a path of contract/paths.ts. */
export const withId = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));
