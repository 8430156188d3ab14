import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

test('versions are exact, and no package runs a script when it is installed unless it is allowed by name', () => {
  for (const [name, version] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  const allowed = Object.entries(manifest.allowScripts as Record<string, boolean>).flatMap(([name, is]) => (is ? [name] : []));
  const withScripts = Object.entries(lock.packages as Record<string, { hasInstallScript?: boolean }>).filter(
    ([, { hasInstallScript }]) => hasInstallScript,
  );
  expect(withScripts.map(([path]) => path.replace(/^.*node_modules\//, '')).filter((name) => !allowed.includes(name))).toEqual(
    [],
  );
});

test('docs/dependencies.md gives a reason for each direct dependency', () => {
  const text = readFileSync('docs/dependencies.md', 'utf8');
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }))
    expect(text).toContain(`\`${name}\``);
});
