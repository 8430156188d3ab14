import { useEffect, useState } from 'react';

const key = 'handed-over';

/** What one screen tells the next, beside the address: why it is shown, where to go afterwards, an address to fill in. */
export type HandedOver = { next?: string; reason?: string; email?: string };

/** Goes to another page of this site, as a link does. */
export function go(path: string, { replace = false, tell }: { replace?: boolean; tell?: HandedOver } = {}) {
  if (tell) handOver(tell);
  if ('navigation' in window) navigation.navigate(path, { history: replace ? 'replace' : 'auto' });
  else if (replace) location.replace(path);
  else location.assign(path);
}

/** Kept in this tab's session storage and not in the history entry: it must also survive a load of the next page. */
export function handOver(told: HandedOver) {
  try {
    sessionStorage.setItem(key, JSON.stringify(told));
  } catch {
    // storage is blocked: the next screen does without
  }
}

/** What the screen before handed over: empty while the page is hydrated, and told once. */
export function useHandedOver(): HandedOver {
  const [handedOver, take] = useState<HandedOver>({});
  useEffect(() => {
    try {
      const text = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      if (text) take(JSON.parse(text) as HandedOver);
    } catch {
      // storage is blocked: nothing was handed over
    }
  }, []);
  return handedOver;
}
