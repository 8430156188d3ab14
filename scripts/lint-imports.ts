// Part of npm run lint: enforces which modules may import which.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

type Rule = { files: RegExp; may: RegExp; packages?: RegExp };

const any = /.*/;
/** The app receives page words as data and must not import them. */
const publicContent = 'content/(?!pages/|articles/|built-in)';
/** The first rule whose `files` matches applies. `may` lists project paths, `packages` bare specifiers. */
const rules: Rule[] = [
  { files: /\.test\.tsx?$|^tests\/|^scripts\/|\.config\.ts$/, may: any, packages: any },
  { files: /^content\//, may: /^content\//, packages: /^zod$/ },
  { files: /^contract\//, may: /^(contract|content)\//, packages: /^zod(\/mini)?$/ },
  { files: /^app\/ui\//, may: /^(app\/ui\/|content\/site-map|contract\/)/, packages: /^(react|react-dom)$/ },
  { files: /^app\/document\//, may: /^(app\/document\/|contract\/)/, packages: /^$/ },
  {
    files: /^app\/(sections|shell|search|seo)\//,
    may: new RegExp(`^(app/(ui|sections|shell|search|seo|document|navigation|forms|api|site)\\b|${publicContent}|contract/)`),
    packages: /^(react|react-dom)$/,
  },
  { files: /^app\/api\//, may: /^(app\/(api|site)\b|contract\/)/, packages: /^react$/ },
  {
    files: /^app\/admin\/publishing\//,
    may: new RegExp(`^(app/|${publicContent}|contract/)`),
    packages: /^(react|react-dom|@tiptap\/(core|pm|react|starter-kit))(\/.*)?$/,
  },
  {
    files: /^app\/admin\/(account|my-account)\//,
    may: new RegExp(`^(app/|${publicContent}|contract/)`),
    packages: /^(react|react-dom|@simplewebauthn\/browser|uqr)(\/.*)?$/,
  },
  { files: /^app\//, may: new RegExp(`^(app/|${publicContent}|contract/)`), packages: /^(react|react-dom)(\/.*)?$/ },
  {
    files: /^server\/features\/.*\.store\.ts$/,
    may: /^(server\/(platform|features|errors)\b|contract\/)/,
    packages: /^(kysely|node:.*)$/,
  },
  {
    files: /^server\/features\/.*\.service\.ts$/,
    may: /^(server\/(platform|features|config|errors|log)\b|contract\/|content\/)/,
    packages: /^(?!hono|@hono|kysely).*/,
  },
  // Layers: features → platform and web/middleware; web → platform; platform → nothing above it.
  {
    files: /^server\/features\//,
    may: /^(server\/(features|platform|web\/(env|middleware)|config|errors|log)\b|contract\/|content\/)/,
    packages: any,
  },
  {
    files: /^server\/web\//,
    may: /^(server\/(web|platform|config|errors|log)\b|contract\/|content\/|app\/(entry\.server|site)\b)/,
    packages: any,
  },
  { files: /^server\/platform\//, may: /^(server\/(platform|config|errors|log)\b|contract\/|content\/)/, packages: any },
  { files: /^server\/health\//, may: /^(server\/(health|platform|web|config|errors|log)\b|contract\/|content\/)/, packages: any },
  { files: /^server\//, may: /^(server|contract|content)\/|^app\/(entry\.server|site)\b/, packages: any },
];

/** Files that may be bundled for browsers only import types from the schemas; otherwise zod would be bundled too. */
const reachesBrowsers = /^(app|contract|content(?!\/schemas))\/(?!.*\.test\.)/;
const schemaValues = /^(?:import|export) (?!type\b)[^;]*? from '[^']*\/schemas\//m;

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];

/** What a file may not import, one sentence each. */
export function importFaults(file: string, source: string): string[] {
  const rule = rules.find((candidate) => candidate.files.test(file));
  if (!rule) return [];
  const faults: string[] = [];
  if (reachesBrowsers.test(file) && schemaValues.test(source)) faults.push(`${file} may import only types of the schemas`);
  for (const [, , specifier = ''] of source.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g)) {
    if (/\.(svg|css)(\?url)?$/.test(specifier)) continue;
    if (!specifier.startsWith('.')) {
      if (!rule.packages?.test(specifier)) faults.push(`${file} may not import ${specifier}`);
      continue;
    }
    const target = normalize(join(dirname(file), specifier));
    if (!rule.may.test(target)) faults.push(`${file} may not import ${target}`);
    const [from, to] = [featureOf(file), featureOf(target)];
    if (from && to && from !== to && !/\.test\.ts$/.test(file))
      faults.push(`${file}: the feature ${from} may not import the feature ${to}`);
  }
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = globSync('{app,content,contract,server,scripts,tests}/**/*.{ts,tsx}');
  const faults = files.flatMap((file) => importFaults(file, readFileSync(file, 'utf8')));
  if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
  }
}
