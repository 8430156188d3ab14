import { expect, test } from 'vitest';
import { importFaults } from './lint-imports.ts';

test.each([
  ['a feature may not import another feature', 'server/features/contact/x.ts', '../accounts/accounts.store.ts'],
  ['a feature may not import pages', 'server/features/contact/x.ts', '../../web/pages/pages.ts'],
  ['web may not import a feature', 'server/web/app.ts', '../features/contact/contact.ts'],
  ['web may not import health', 'server/web/app.ts', '../health/health.ts'],
  ['platform may not import web', 'server/platform/x.ts', '../web/env.ts'],
  ['platform may not import a feature', 'server/platform/x.ts', '../features/contact/contact.ts'],
  ['a service may not import the web', 'server/features/contact/x.service.ts', '../../web/middleware/session.ts'],
  ['a service may not import the web framework', 'server/features/contact/x.service.ts', 'hono'],
  ['the app may not import the server', 'app/app.tsx', '../server/errors.ts'],
  ['the app may not import the words of a page', 'app/routes/home.tsx', '../../content/pages/home.ts'],
  ['primitives know nothing of sections', 'app/ui/button.tsx', '../sections/hero.tsx'],
  ['the inline scripts import no package', 'app/document/start.ts', 'react'],
  ['content imports nothing outside itself', 'content/company.ts', '../contract/paths.ts'],
])('%s', (_rule, file, specifier) => {
  expect(importFaults(file, `import { x } from '${specifier}';`)).toHaveLength(1);
});

test('what the rules allow is allowed', () => {
  const allowed: [string, string][] = [
    ['server/features/contact/contact.http.ts', '../../web/middleware/body.ts'],
    ['server/features/contact/contact.service.ts', '../../platform/mail/outbox.ts'],
    ['server/web/app.ts', '../platform/db/open.ts'],
    ['server/assemble.ts', './features/contact/contact.ts'],
    ['app/sections/hero.tsx', '../ui/button.tsx'],
  ];
  for (const [file, specifier] of allowed) expect(importFaults(file, `import '${specifier}';`)).toEqual([]);
});
