import { type ReactNode, useEffect } from 'react';
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

/** Its effect runs once the whole page is hydrated and handles clicks. */
function Ready() {
  useEffect(() => {
    if (!isReady) send('app-ready');
    isReady = true;
  }, []);
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
