import { useSyncExternalStore } from 'react';
import { ApiError } from '../../api/request.ts';
import { ConflictError, type Sending } from '../../api/upload.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';

/** `attempt` tells one failure from the next, also when fields have been corrected since. */
export type Failure = { text: string; fields: Record<string, string>; attempt: number };
type State = { share?: number; failure?: Failure; sent: number };

// Kept here and not in the form, which may be left and opened again while its image is under way.
const untouched: State = { sent: 0 };
const states = new Map<string, State>();
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

const read = (name: string) => states.get(name) ?? untouched;
function put(name: string, change: Partial<State>) {
  states.set(name, { ...read(name), ...change });
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const useSendingState = (name: string) =>
  useSyncExternalStore(
    subscribe,
    () => read(name),
    () => untouched,
  );

/** How often the form of this name has been sent with success. */
export const useSent = (name: string) => useSendingState(name).sent;

/** Sends a form with an image: how far it is, what went wrong. A conflict is for the caller to settle. */
export function useSending(name: string, logText: string) {
  const call = useAdminCall();
  const { share, failure, sent } = useSendingState(name);

  /** What went wrong, or nothing where all is well or the sending was stopped. */
  async function send(work: (sending: Sending) => Promise<unknown>): Promise<{ ok: boolean; failure?: Failure }> {
    const mine = new AbortController();
    const { signal } = mine;
    running.set(name, mine);
    put(name, { share: 0, failure: undefined });
    const show = (value?: number) => signal.aborted || put(name, { share: value });
    try {
      await call(work({ onProgress: show, signal }).finally(() => show()));
      put(name, { sent: read(name).sent + 1 });
      return { ok: true };
    } catch (error) {
      if (signal.aborted) return { ok: false };
      console.error(logText);
      if (error instanceof ConflictError) throw error;
      const fields = error instanceof ApiError ? error.fields : {};
      const found = { text: errorText(error), fields, attempt: performance.now() };
      put(name, { failure: found });
      return { ok: false, failure: found };
    }
  }

  /** Stops what is under way and forgets what went wrong. */
  function reset() {
    running.get(name)?.abort();
    put(name, { share: undefined, failure: undefined });
  }

  /** A field that is being corrected is no longer at fault. */
  function corrected(field: string) {
    if (!failure?.fields[field]) return;
    const { [field]: _corrected, ...fields } = failure.fields;
    put(name, { failure: Object.keys(fields).length ? { ...failure, fields } : undefined });
  }

  return { isSending: share !== undefined, share, failure, sent, send, reset, corrected };
}

/** What a form holds, ready to be sent: no image where none was chosen, and a clear word on decoration. */
export function valuesOf(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  const image = values.get('image');
  if (image instanceof File && !image.name) values.delete('image');
  values.set('decorative', values.has('decorative') ? '1' : '0');
  return values;
}
