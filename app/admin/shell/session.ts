import { useCallback, useSyncExternalStore } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { ApiError } from '../../api/request.ts';
import { clearSession, sessionRole, sessionToken } from '../../api/session.ts';
import { go } from '../../navigation/go.ts';
import { usePageLocation } from '../../navigation/location.ts';

const never = () => () => {};

/** Whether somebody is logged in and as what; nobody while the server renders. */
export const useHasSession = () =>
  useSyncExternalStore(
    never,
    () => sessionToken() !== null,
    () => false,
  );
export const useIsOwner = () =>
  useSyncExternalStore(
    never,
    () => sessionRole() === 'owner',
    () => false,
  );

/** Leaves for the login screen, and comes back here after it. */
export function useLeave() {
  const { pathname } = usePageLocation();
  return useCallback(
    (reason?: string) => {
      clearSession();
      go('/adminLogin', { replace: true, tell: { next: pathname, reason } });
    },
    [pathname],
  );
}

/** Runs a call of the dashboard. Where the server no longer knows the session, the visitor goes to the login screen instead. */
export function useAdminCall() {
  const leave = useLeave();
  return useCallback(
    async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        leave(shellWords.sessionEnded);
        return await new Promise<never>(() => {}); // the screen that asked is going away
      }
    },
    [leave],
  );
}
