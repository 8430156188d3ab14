// What docs/security.md claims of the source, of what runs it and of the documents.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const sources = globSync('{server,app,contract,content}/**/*.{ts,tsx}').filter((path) => !path.includes('.test.'));
const withWords = (pattern: RegExp) => sources.filter((path) => pattern.test(read(path))).sort();
const { scripts, dependencies } = JSON.parse(read('package.json')) as Record<'scripts' | 'dependencies', Record<string, string>>;

test('nothing is run by a shell; other programs are started in four places, with arguments of our own', () => {
  expect(withWords(/from 'node:child_process'/)).toEqual([
    'server/platform/backup/backup-process.ts',
    'server/platform/backup/backup.worker.ts',
    'server/platform/images/image-process.ts',
    'server/platform/images/worker.ts',
  ]);
  expect(withWords(/import \{[^}]*\bexec\w*\b[^}]*\} from 'node:child_process'|shell: ?true/)).toEqual([]);
});

test('no text becomes code, and markup is put into a page in one place: drawings of our own', () => {
  expect(withWords(/\beval\(|new Function\(|\binnerHTML\b|insertAdjacentHTML|document\.write\(|window\.postMessage\(/)).toEqual(
    [],
  );
  expect(withWords(/dangerouslySetInnerHTML/)).toEqual(['app/sections/figure/figure.tsx']);
});

test('certificates are checked: nothing turns that off', () => {
  expect(withWords(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
});

test('nothing parses XML', () => {
  expect(Object.keys(dependencies).filter((name) => /xml|sax/i.test(name))).toEqual([]);
});

test('however it is started, it runs as production, and in a container as nobody with what production needs', () => {
  expect(scripts.start).toMatch(/^NODE_ENV=production /);
  const dockerfile = read('deploy/Dockerfile');
  for (const path of ['deploy/norvane.service', 'deploy/norvane@.service']) expect(read(path)).toContain('NODE_ENV=production');
  expect(dockerfile).toMatch(/^ENV NODE_ENV=production /m);
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
  expect(dockerfile).toContain('npm prune --omit=dev');
});

test('the documents name every security event, and when faults of dependencies are mended', () => {
  const operations = read('docs/operations.md');
  const events = [
    ...Array.from(read('contract/permissions.ts').matchAll(/event: '([\w.-]+)'/g), ([, event = '']) => event),
    ...Array.from(
      read('server/features/accounts/accounts.http.ts').matchAll(/\[paths\.\w+\]: '([\w-]+)'/g),
      ([, event = '']) => event,
    ),
  ];
  expect(new Set(events).size).toBeGreaterThan(20);
  expect(events.filter((event) => !operations.includes(`\`${event}\``))).toEqual([]);
  expect(operations).toContain('Log lines are JSON on standard output');
  expect(read('docs/dependencies.md')).toContain('within 7 days');
});
