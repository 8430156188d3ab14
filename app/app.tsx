import { type ReactNode, useEffect } from 'react';
import { send } from './document/signals.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Announcer } from './navigation/announcer.tsx';
import { usePageLocation } from './navigation/location.ts';
import { SearchOverlay } from './search/search-overlay.tsx';
import { AlertProvider } from './ui/alert-dialog.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** What React renders of a page. Header and footer are plain HTML around it (app/shell). */
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

/** Its effect runs once all of the page is hydrated, and from then on every click is heard. */
function Ready() {
  useEffect(() => {
    if (!isReady) send('app-ready');
    isReady = true;
  }, []);
  return null;
}

/** The element every page stands in; the skip link leads to it. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
