import { useEffect, useState } from 'react';

const key = 'handed-over';

/** State passed to the next screen besides the URL: reason, return path, email to prefill. */
export type PassedState = { next?: string; reason?: string; email?: string };

/** Navigates to another page of this site, like a link. */
export function go(path: string, { replace = false, state }: { replace?: boolean; state?: PassedState } = {}) {
  if (state) passState(state);
  if ('navigation' in window) navigation.navigate(path, { history: replace ? 'replace' : 'auto' });
  else if (replace) location.replace(path);
  else location.assign(path);
}

/** In sessionStorage rather than the history entry: it must also survive a full page load. */
export function passState(state: PassedState) {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // storage is blocked: the next screen works without it
  }
}

/** State passed by the previous screen: empty during hydration, and read only once. */
export function usePassedState(): PassedState {
  const [passed, take] = useState<PassedState>({});
  useEffect(() => {
    try {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (text) take(JSON.parse(text) as PassedState);
    } catch {
      // storage is blocked: nothing was passed
    }
  }, []);
  return passed;
}
