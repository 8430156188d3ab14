import type { ErrorBody } from '../../contract/errors.ts';
import { sessionToken } from './session.ts';

/** A refusal by the server, with the sentence to show and a sentence per field at fault. */
export class ApiError extends Error {
  status: number;
  fields: Record<string, string>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? 'Something went wrong on our side. Please try again.');
    this.status = status;
    this.fields = body.fields ?? {};
  }
}

/** The browser could not reach the server at all: status 0. */
export const unreachable = () => new ApiError(0, { message: 'We could not reach the server. Check your connection and try again.' });

export type RequestOptions = { method?: string; json?: unknown; form?: FormData; base?: string; signal?: AbortSignal };

/** The one way the browser calls the API: JSON or a form out, JSON in, an ApiError on any refusal. */
export async function request<Answer>(path: string, { method = 'GET', json, form, base = '', signal }: RequestOptions = {}): Promise<Answer> {
  const headers = new Headers({ accept: 'application/json' });
  const token = sessionToken();
  if (token && !base) headers.set('authorization', `Bearer ${token}`);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));

  const response = await fetch(base + path, { method, headers, body, signal }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw unreachable();
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(response.status, answer as Partial<ErrorBody>);
  return answer as Answer;
}

/** Puts an id into a path of contract/paths.ts. */
export const withId = (path: string, id: string) => path.replace(':id', encodeURIComponent(id));
