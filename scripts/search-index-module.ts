import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite';

const name = 'virtual:search-index';
export const searchIndexId = `\0${name}`;

type IndexMaker = typeof import('./search-index.ts');

/**
 * The search index as a module of the site. What makes it is loaded only when it is asked for: imported here, all of content/
 * would belong to Vite's configuration, and Vite would start anew with every word that is saved.
 */
export function searchIndexModule(): Plugin {
  let server: ViteDevServer | undefined;
  async function make() {
    const file = resolve('scripts/search-index.ts');
    if (!server) return ((await import(pathToFileURL(file).href)) as IndexMaker).searchIndex();
    const modules = createServerModuleRunner(server.environments.ssr, { hmr: false }); // a new one knows no old words
    try {
      return await (await modules.import<IndexMaker>(file)).searchIndex();
    } finally {
      await modules.close();
    }
  }
  return {
    name: 'search-index',
    configureServer(started) {
      server = started;
    },
    resolveId: (id) => (id === name ? searchIndexId : null),
    load: async (id) =>
      id === searchIndexId ? `export default JSON.parse(${JSON.stringify(JSON.stringify(await make()))})` : null,
  };
}
