import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { render } from '../../../app/entry.server.tsx';
import { criticalStyles } from './critical-styles.ts';
import type { PageAssets } from './document.ts';

/** What the built site offers to the server: its paths, its renderer, its files. */
export type SiteRenderer = {
  publicPaths: string[];
  adminPaths: string[];
  render: typeof render;
  assets: PageAssets;
  /** True under npm run dev: pages are rendered anew for every request. */
  development?: boolean;
};

type Manifest = Record<string, { file: string; src?: string; imports?: string[] }>;

/** Loads the built site from build/. */
export async function builtSite(root = 'build'): Promise<SiteRenderer> {
  const manifest = JSON.parse(readFileSync(`${root}/client/manifest.json`, 'utf8')) as Manifest;
  const file = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build lacks ${source}; run npm run build.`);
    return entry.file;
  };
  const entry = await import(pathToFileURL(resolve(root, 'server/entry.server.js')).href);
  return {
    publicPaths: entry.publicPaths,
    adminPaths: entry.adminPaths,
    render: entry.render,
    assets: {
      modules: modulesOf(manifest, 'app/entry.client.tsx').map((name) => `/${file(name)}`),
      early: readFileSync(`${root}/server/early.js`, 'utf8'),
      arrived: readFileSync(`${root}/server/arrived.js`, 'utf8'),
      fontFaces: readFileSync(`${root}/client/${file('app/fonts/fonts.css')}`, 'utf8').trim(),
      criticalStyles: criticalStyles(readFileSync(`${root}/client/${file('app/site.css')}`, 'utf8').trim()),
      styles: `/${file('app/site.css')}`,
      adminStyles: `/${file('app/admin.css')}`,
      fonts: ['funnel-display', 'radio-canada'].map((face) => `/${file(`app/fonts/${face}.woff2`)}`),
      icon: `data:image/webp;base64,${readFileSync(`${root}/client/favicon.webp`, 'base64')}`,
    },
  };
}

/** A module after everything it imports. */
function modulesOf(manifest: Manifest, name: string): string[] {
  const imports = manifest[name]?.imports ?? [];
  return [...new Set([...imports.flatMap((other) => modulesOf(manifest, other)), name])];
}
