const home = '/adminDashboard';

/** Where a login leads: back to the panel the visitor was heading for, and nowhere outside the dashboard. */
export function nextAfterLogin(wanted: unknown): string {
  return typeof wanted === 'string' && /^\/adminDashboard(\/\w*)?\/?$/i.test(wanted) ? wanted : home;
}
