import wordIcons from '../../content/icon-paths.json';
import { type accountPaths, adminPaths, componentPage, type enquiryPath, previewPath } from '../../contract/admin-paths.ts';
import { Main } from '../app.tsx';
import { type LazyComponent, lazyComponent } from '../navigation/lazy-component.ts';
import type { Screen, Target } from '../navigation/router.tsx';
import { addIcons } from '../ui/icon.tsx';
import adminIcons from './icon-paths.json';

addIcons({ ...wordIcons, ...adminIcons });

const accountScreens: Record<(typeof accountPaths)[number] | typeof enquiryPath, LazyComponent<object>> = {
  '/adminregister': lazyComponent(() => import('./account/register.tsx')),
  '/adminVerifyEmail': lazyComponent(() => import('./account/verify-email.tsx')),
  '/adminLogin': lazyComponent(() => import('./account/login.tsx')),
  '/forget-password': lazyComponent(() => import('./account/forgot-password.tsx')),
  '/enquiry': lazyComponent(() => import('../enquiry/enquiry.tsx')),
  '/reset-password': lazyComponent(() => import('./account/reset-password.tsx')),
  '/accept-invitation': lazyComponent(() => import('./account/accept-invitation.tsx')),
  '/confirm-email': lazyComponent(() => import('./account/confirm-email.tsx')),
  '/not-me': lazyComponent(() => import('./account/not-me.tsx')),
};
const components = lazyComponent(async () => ({ default: (await import('../ui/component-page.tsx')).ComponentPage }));
const preview = lazyComponent(() => import('./publishing/preview/preview-screen.tsx'));
/** One component for all panels; it picks the panel by URL and renders its own <main>. */
const dashboard = lazyComponent(() => import('./shell/dashboard.tsx'));

/** A back-office screen for the router. */
export function adminScreen(path: string): Target | undefined {
  if (!adminPaths.includes(path)) return undefined;
  const account = path === componentPage ? components : accountScreens[path as keyof typeof accountScreens];
  const { ready, load } = account ?? (path === previewPath ? preview : dashboard);
  const toScreen = (Component: React.ComponentType<object>): Screen => ({
    hue: 'company',
    element: account ? (
      <Main>
        <Component />
      </Main>
    ) : (
      <Component />
    ),
  });
  return {
    ready: () => {
      const Component = ready();
      return Component && toScreen(Component);
    },
    load: async () => toScreen(await load()),
  };
}
