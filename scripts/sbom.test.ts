import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials } from './sbom.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const bill = billOfMaterials(lock);

test('every locked package is a component with its hash, and every dependency leads to one', () => {
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  expect(refs.size).toBeGreaterThan(100);
  for (const component of bill.components) expect(component.hashes, component.name).toHaveLength(1);
  for (const { ref, dependsOn } of bill.dependencies)
    for (const each of dependsOn) expect(refs, `${ref} needs ${each}`).toContain(each);
});

test('what the product needs to run is marked as required, its tools are not', () => {
  const scope = (name: string) => bill.components.find((component) => component.name === name)?.scope;
  expect(scope('hono')).toBe('required');
  expect(scope('vitest')).toBe('excluded');
});

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
