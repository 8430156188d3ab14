import { useState } from 'react';
import { ApiError } from '../../api/request.ts';
import { ConflictError } from '../../api/upload.ts';
import { useAdminCall } from './session.ts';
import { sentenceOf } from './use-loaded.ts';

export type Failure = { text: string; fields: Record<string, string> };

/** Sends a form with an image: how far it is, what went wrong. A conflict is for the caller to settle. */
export function useSending(logText: string) {
  const call = useAdminCall();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<Failure>();

  async function send(work: (onProgress: (share: number) => void) => Promise<unknown>): Promise<boolean> {
    setFailure(undefined);
    setShare(0);
    try {
      await call(work(setShare));
      return true;
    } catch (error) {
      console.error(logText);
      if (error instanceof ConflictError) throw error;
      setFailure({ text: sentenceOf(error), fields: error instanceof ApiError ? error.fields : {} });
      return false;
    } finally {
      setShare(undefined);
    }
  }

  return { isSending: share !== undefined, share, failure, send };
}

/** What a form holds, ready to be sent: no image where none was chosen, and a clear word on decoration. */
export function valuesOf(form: HTMLFormElement): FormData {
  const values = new FormData(form);
  const image = values.get('image');
  if (image instanceof File && !image.name) values.delete('image');
  values.set('decorative', values.has('decorative') ? '1' : '0');
  return values;
}
