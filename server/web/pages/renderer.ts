import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { render, withDrawings } from '../../../app/entry.server.tsx';
import type { PageKind } from '../../../content/site-map.ts';
import type { EntryModule, PageAssets } from './document.ts';

/** The built site: paths, renderer and assets. */
export type SiteRenderer = {
  adminPaths: string[];
  render: typeof render;
  /** Draws a page's figures, so that browsers get their markup. */
  withDrawings: typeof withDrawings;
  assets: PageAssets;
  /** True under npm run dev: every request renders again. */
  development?: boolean;
};

type Manifest = Record<string, { file: string; src?: string; imports?: string[] }>;

/** Loads the built site from build/. */
export async function builtSite(root = 'build'): Promise<SiteRenderer> {
  const manifest = JSON.parse(readFileSync(`${root}/client/manifest.json`, 'utf8')) as Manifest;
  const file = (source: string) => fileOf(manifest, source);
  const entry = await import(pathToFileURL(resolve(root, 'server/entry.server.js')).href);
  return {
    adminPaths: entry.adminPaths,
    render: entry.render,
    withDrawings: entry.withDrawings,
    assets: {
      entry: entryModule(manifest, 'app/entry.client.tsx'),
      pageModules: (kind) => pageModules(manifest, kind),
      adminEntry: entryModule(manifest, 'app/admin/entry.client.tsx'),
      headScript: readFileSync(`${root}/server/head.js`, 'utf8'),
      bodyScript: readFileSync(`${root}/server/body.js`, 'utf8'),
      styles: `/${file('app/site.css')}`,
      adminStyles: `/${file('app/admin.css')}`,
      fonts: ['funnel-display', 'radio-canada'].map((face) => `/${file(`app/fonts/${face}.woff2`)}`),
      icon: `data:image/webp;base64,${readFileSync(`${root}/client/favicon.webp`, 'base64')}`,
    },
  };
}

function fileOf(manifest: Manifest, source: string): string {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build lacks ${source}; run npm run build.`);
  return entry.file;
}

/** What a kind of page loads besides the entry: the file of its name, as in app/routes.tsx. */
function pageModules(manifest: Manifest, kind: PageKind): string[] {
  const entry = entryModule(manifest, 'app/entry.client.tsx');
  const name = kind === 'lifecycle' ? 'service' : kind; // drawn by the same component
  const { url, imports } = entryModule(manifest, `app/routes/${name}.tsx`);
  return [url, ...imports].filter((module) => module !== entry.url && !entry.imports.includes(module));
}

/** A module with its direct and transitive imports. */
function entryModule(manifest: Manifest, name: string): EntryModule {
  const imports = new Set<string>();
  const visit = (module: string) => {
    for (const other of manifest[module]?.imports ?? []) {
      if (imports.has(other)) continue;
      imports.add(other);
      visit(other);
    }
  };
  visit(name);
  const urlOf = (module: string) => `/${fileOf(manifest, module)}`;
  return { url: urlOf(name), imports: [...imports].map(urlOf) };
}
