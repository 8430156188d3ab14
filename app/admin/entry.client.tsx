import { isAccountPath } from '../../contract/admin-paths.ts';
import { Main } from '../app.tsx';
import { hydrate } from '../hydrate.tsx';
import ErrorScreen from '../routes/error-screen.tsx';
import { adminScreen } from './screens.tsx';

void hydrate({
  first: () => adminScreen(location.pathname)?.load() ?? Promise.reject(new Error(`No screen at ${location.pathname}`)),
  // Header and footer are not React's: a page is loaded where they come or go.
  find: (path) => (isAccountPath(path) === isAccountPath(location.pathname) ? adminScreen(path) : undefined),
  offline: (
    <Main>
      <ErrorScreen status="offline" />
    </Main>
  ),
});
