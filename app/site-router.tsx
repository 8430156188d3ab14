import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { routeAt } from './routes.tsx';

/**
 * As the router's own BrowserRouter, which shows every page in a transition that gives way to everything else. Here a page whose
 * code is at hand is shown at once, and only one that has to be fetched lets the old page stay meanwhile.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (routeAt(next.location.pathname)?.isReady() ?? true) show(next);
        else startTransition(() => show(next));
      }),
    [history],
  );
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
