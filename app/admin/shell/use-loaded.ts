import { useCallback, useEffect, useRef, useState } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { ApiError } from '../../api/request.ts';
import { useAdminCall } from './session.ts';

export type Loaded<Value> = { state: 'loading' } | { state: 'ready'; value: Value } | { state: 'failed'; text: string };

/** The message to show for a thrown error. */
export const errorText = (error: unknown) => (error instanceof ApiError ? error.message : shellWords.unexpected);

/**
 * Loads a panel's data when it opens, and again for another key (a search, a version). Errors are logged with the
 * specification's text and can be retried.
 */
export function useLoaded<Value, Key>(fetchValue: (key: Key) => Promise<Value>, logText: string, key?: Key) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const call = useAdminCall();
  const fetching = useRef(fetchValue);
  fetching.current = fetchValue;
  const latest = useRef(0);

  /** Reloads; the old data stays visible until the response arrives. */
  const refresh = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    try {
      const value = await call(fetching.current(key as Key));
      if (mine === latest.current) setLoaded({ state: 'ready', value });
    } catch (error) {
      console.error(logText);
      if (mine === latest.current) setLoaded({ state: 'failed', text: errorText(error) });
    }
  }, [call, logText, key]);

  const retry = useCallback(() => {
    setLoaded({ state: 'loading' });
    void refresh();
  }, [refresh]);

  /** Sets a known value; pending responses are ignored. */
  const setValue = useCallback((value: Value) => {
    latest.current += 1;
    setLoaded({ state: 'ready', value });
  }, []);

  /** Updates the value; several updates may be in flight at once. */
  const change = useCallback((work: (value: Value) => Value) => {
    latest.current += 1;
    setLoaded((shown) => (shown.state === 'ready' ? { state: 'ready', value: work(shown.value) } : shown));
  }, []);

  useEffect(() => void refresh(), [refresh]);
  return { loaded, refresh, retry, setValue, change };
}
