import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['.', 'scripts/bench', 'tests/browser'];
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson('package.json');

const directOf = (folder: string): Record<string, string> => {
  const { dependencies, devDependencies, optionalDependencies } = readJson(`${folder}/package.json`);
  return { ...dependencies, ...devDependencies, ...optionalDependencies };
};

test.each(folders)(
  '%s: versions are exact, and no package runs a script when installed unless it is allowed by name',
  (folder) => {
    for (const [name, version] of Object.entries(directOf(folder))) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    const allowed = Object.entries(manifest.allowScripts as Record<string, boolean>).flatMap(([name, is]) => (is ? [name] : []));
    const packages: Record<string, { hasInstallScript?: boolean }> = readJson(`${folder}/package-lock.json`).packages;
    const withScripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScripts.map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
  },
);

test.each(folders)('docs/dependencies.md gives a reason for each direct dependency of %s', (folder) => {
  const text = readFileSync('docs/dependencies.md', 'utf8');
  for (const name of Object.keys(directOf(folder))) expect(text).toContain(`\`${name}\``);
});
