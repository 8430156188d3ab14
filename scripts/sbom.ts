// npm run sbom [-- FILE]: the software bill of materials (CycloneDX 1.6 JSON) out of package-lock.json. Needs no network.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './help.ts';

type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
};
type Lock = { name: string; version: string; packages: Record<string, Locked> };

/** What the product is made of, as CycloneDX names it. */
export function billOfMaterials(lock: Lock) {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const packages = Object.entries(lock.packages).filter(([path, { version }]) => path.startsWith('node_modules/') && version);
  const refs = new Map(packages.map(([path, { version = '' }]) => [path, purl(nameOf(path), version)]));

  /** Where `name` leads to from a package: its own folder first, then those around it. */
  const resolve = (from: string, name: string): string | undefined => {
    for (let base = from; ; base = base.slice(0, base.lastIndexOf('/node_modules/'))) {
      const found = refs.get(`${base ? `${base}/` : ''}node_modules/${name}`);
      if (found || !base) return found;
      if (!base.includes('/node_modules/')) base = '/node_modules/';
    }
  };
  const components = new Map(
    packages.map(([path, { version = '', integrity, license, dev }]) => [
      refs.get(path),
      {
        type: 'library',
        'bom-ref': refs.get(path),
        name: nameOf(path),
        version,
        scope: dev ? 'excluded' : 'required',
        purl: refs.get(path),
        ...(license && { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }),
        ...(integrity?.startsWith('sha512-') && {
          hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
        }),
      },
    ]),
  );
  const dependsOn = (path: string, { dependencies = {} }: Locked) =>
    [...new Set(Object.keys(dependencies).flatMap((name) => resolve(path, name) ?? []))].sort();
  const root = `pkg:npm/${lock.name}@${lock.version}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock.packages))}`,
    metadata: { component: { type: 'application', 'bom-ref': root, name: lock.name, version: lock.version } },
    components: [...components.values()],
    dependencies: [
      { ref: root, dependsOn: dependsOn('', lock.packages[''] ?? {}) },
      ...new Map(
        packages.map(([path, locked]) => [refs.get(path), { ref: refs.get(path), dependsOn: dependsOn(path, locked) }]),
      ).values(),
    ],
  };
}

/** The same lock file gives the same number. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

if (import.meta.main) {
  const {
    positionals: [file = 'test-results/sbom.json'],
  } = commandLine({
    usage: 'npm run sbom [-- FILE]',
    does: 'Writes the bill of materials (CycloneDX) of everything that is installed.',
    example: 'npm run sbom -- norvane.cdx.json',
    words: { most: 1 },
  });
  const bill = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} components in ${file}`);
}
