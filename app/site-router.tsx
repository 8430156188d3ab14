import { type ReactNode, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router';
import { routeAt } from './routes.tsx';

/**
 * As the router's own BrowserRouter, which shows every page in a transition that gives way to everything else. Here a page whose
 * code is at hand is shown at once, and only one that has to be fetched lets the old page stay meanwhile.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [shown, show] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let latest: unknown;
    return history.listen((next) => {
      latest = next;
      const route = routeAt(next.location.pathname);
      const { classList } = document.documentElement;
      classList.toggle('coming', route?.isReady() === false);
      if (route?.isReady() ?? true) return show(next);
      route?.load().then(
        () => {
          if (latest !== next) return; // somebody has gone on meanwhile
          classList.remove('coming');
          show(next);
        },
        () => latest === next && location.reload(), // the address is the new page's already, and the server may have it
      );
    });
  }, [history]);
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      {children}
    </Router>
  );
}
