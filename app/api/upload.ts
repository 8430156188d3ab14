import type { ErrorBody } from '../../contract/errors.ts';
import { ApiError, ConflictError, type RequestOptions, unreachable } from './request.ts';
import { sessionToken } from './session.ts';

/** Progress callback and abort signal of an upload. */
export type Sending = { onProgress: (share: number) => void; signal: AbortSignal };

/** Sends a form like `request` and reports upload progress from 0 to 1. */
export function upload<Answer>(
  path: string,
  {
    method = 'POST',
    headers = {},
    form,
    onProgress,
    signal,
  }: Sending & Pick<RequestOptions, 'method' | 'headers'> & { form: FormData },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest(); // fetch has no upload progress
    call.open(method, path);
    call.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    const token = sessionToken();
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    call.onerror = () => reject(unreachable());
    call.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => call.abort());
    call.onload = () => {
      const answer = parse(call.responseText);
      if (call.status >= 200 && call.status < 300) resolve(answer as Answer);
      else reject(call.status === 409 ? new ConflictError(answer) : new ApiError(call.status, answer));
    };
    call.send(form);
  });
}

function parse(text: string): Partial<ErrorBody> & { current?: unknown } {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // not our JSON: only the status is known
  }
}
