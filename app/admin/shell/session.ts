import { useCallback, useSyncExternalStore } from 'react';
import { shellWords } from '../../../content/admin/shell.ts';
import { panelPath } from '../../../contract/admin-paths.ts';
import { ApiError } from '../../api/request.ts';
import { clearSession, sessionRole, sessionToken } from '../../api/session.ts';
import { go } from '../../navigation/go.ts';

const never = () => () => {};

/** Whether the visitor is logged in, and the role; logged out during server rendering. */
export const useHasSession = () =>
  useSyncExternalStore(
    never,
    () => sessionToken() !== null,
    () => false,
  );
export const useRole = () => useSyncExternalStore(never, sessionRole, () => null);

/** Goes to the login screen and returns here afterwards. */
export function useLeave() {
  return useCallback((reason?: string) => {
    clearSession();
    go('/adminLogin', { replace: true, state: { next: location.pathname + location.search, reason } });
  }, []);
}

/** Runs an API call of the dashboard. If the session has expired, redirects to the login screen; to My account if a factor is due. */
export function useAdminCall() {
  const leave = useLeave();
  return useCallback(
    async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      try {
        return await call;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'second-factor-required') go(panelPath('myAccount'), { replace: true });
        else if (error.status !== 401 || error.code === 'wrong-factor') throw error;
        else leave(shellWords.sessionEnded);
        return await new Promise<never>(() => {}); // never settles: the calling screen is about to unmount
      }
    },
    [leave],
  );
}
