import { useEffect, useState } from 'react';
import type { Me } from '../../../contract/accounts.ts';
import { whoAmI } from '../../api/accounts.ts';
import { useHasSession } from './session.ts';

const event = 'me-changed';

/** The account has changed: whoever shows it reads it again. */
export const announceMe = () => document.dispatchEvent(new Event(event));

/** The logged-in administrator; undefined until loaded. */
export function useMe(): Me | undefined {
  const hasSession = useHasSession();
  const [me, setMe] = useState<Me>();
  useEffect(() => {
    if (!hasSession) return;
    const read = () => void whoAmI().then(setMe, () => {}); // the panel itself reports errors
    read();
    document.addEventListener(event, read);
    return () => document.removeEventListener(event, read);
  }, [hasSession]);
  return me;
}
