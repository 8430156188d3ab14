import { Main } from '../app.tsx';
import { hydrate } from '../hydrate.tsx';
import ErrorScreen from '../routes/error-screen.tsx';
import { adminScreen } from './screens.tsx';

void hydrate({
  first: () => adminScreen(location.pathname)?.load() ?? Promise.reject(new Error(`No screen at ${location.pathname}`)),
  find: adminScreen,
  offline: (
    <Main>
      <ErrorScreen status="offline" />
    </Main>
  ),
});
