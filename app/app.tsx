import { type ReactNode, useEffect, useState } from 'react';
import { send } from './document/signals.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Announcer } from './navigation/announcer.tsx';
import { usePageLocation } from './navigation/location.ts';
import { SearchOverlay } from './search/search-overlay.tsx';
import { AlertProvider } from './ui/alert-dialog.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** The React root of a page. Header and footer are static HTML around it (app/shell). */
export function App({ children }: { children: ReactNode }) {
  const { pathname } = usePageLocation();
  return (
    <AlertProvider>
      <ToastProvider>
        <Announcer />
        <SearchOverlay />
        <ErrorBoundary key={pathname}>
          {children}
          <Ready />
        </ErrorBoundary>
      </ToastProvider>
    </AlertProvider>
  );
}

let isReady = false;

/**
 * Says that the hydrated page handles clicks: after every first effect, the router's and the screens' among them, and after the
 * render that these caused. An earlier click would meet handlers that know nothing of it.
 */
function Ready() {
  const [areEffectsRun, setEffectsRun] = useState(false);
  useEffect(() => setEffectsRun(true), []);
  useEffect(() => {
    if (!areEffectsRun || isReady) return;
    isReady = true;
    send('app-ready');
  }, [areEffectsRun]);
  return null;
}

/** The page's <main>, target of the skip link. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
