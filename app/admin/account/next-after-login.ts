const home = '/adminDashboard';

/** Target after login: the requested panel. Anything outside the dashboard is ignored (open redirect). */
export function nextAfterLogin(wanted: unknown): string {
  return typeof wanted === 'string' && /^\/adminDashboard(\/\w*)?\/?(\?entry=[\w-]+)?$/i.test(wanted) ? wanted : home;
}
