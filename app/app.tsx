import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageChanges, PageReady } from './page-changes.tsx';
import { prefetch } from './prefetch.ts';
import ErrorScreen from './routes/error-screen.tsx';
import { routeAt } from './routes.tsx';
import { CurrentPageContext, currentPage } from './shell/current-page.ts';
import { Footer, ToTop } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { AlertProvider } from './ui/alert-dialog.tsx';
import { type Links, LinksContext } from './ui/link.tsx';
import { ToastProvider } from './ui/toast.tsx';

/** The whole site below <body>. `fault` shows the error screen in place of the page: a rendering failed. */
export function App({ fault = false }: { fault?: boolean }) {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  const bare = route?.bare ?? false;
  const page = fault ? <ErrorScreen status={500} /> : route ? <route.Component /> : <ErrorScreen status={404} />;

  const [current] = useState(() => currentPage(pathname));
  useLayoutEffect(() => current.show(pathname), [current, pathname]);

  return (
    <LinksContext value={useLinks()}>
      <AlertProvider>
        <ToastProvider>
          <CurrentPageContext value={current}>
            <div className="site" data-hue={route?.hue ?? 'company'}>
              <SkipLink />
              {!bare && <Header />}
              <PageChanges />
              <Suspense fallback={null}>
                <ErrorBoundary key={pathname}>
                  {route?.ownMain && !fault ? (
                    page
                  ) : (
                    <main id="main" tabIndex={-1}>
                      {page}
                    </main>
                  )}
                  <PageReady />
                </ErrorBoundary>
              </Suspense>
              {!bare && <Footer />}
              {!bare && <ToTop />}
            </div>
          </CurrentPageContext>
        </ToastProvider>
      </AlertProvider>
    </LinksContext>
  );
}

/** Stays the same through every change of page, so that links need not render again. */
function useLinks(): Links {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useMemo(
    () => ({
      prefetch,
      follow: (path, state) =>
        latest.current(path, { state, replace: path === location.pathname + location.search + location.hash }),
    }),
    [],
  );
}
