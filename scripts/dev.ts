// npm run dev: pages and API with hot reload, in one process.

import { createServer } from 'node:http';
import { createServerModuleRunner, createServer as createVite, type DevEnvironment, isRunnableDevEnvironment } from 'vite';
import { company } from '../content/company.ts';
import { readConfig } from '../server/config.ts';
import { makeLog } from '../server/log.ts';
import { type Running, reloading } from './dev/reloading.ts';
import { sourceFiles } from './dev/source-files.ts';
import { inlineScripts } from './inline-scripts.ts';

const assetCheckMs = 250;
const config = readConfig(process.env);
const log = makeLog(config.logLevel);
const changedSince = sourceFiles();
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
let loadedFrom: DevEnvironment | undefined;
let scripts: ReturnType<typeof inlineScripts> | undefined;
let lastCheck = 0;

/** Vite's watcher also reports a save, but possibly after the next page request. */
function isStale(): boolean {
  lastCheck = performance.now();
  const changed = changedSince();
  for (const { moduleGraph } of Object.values(vite.environments)) for (const file of changed) moduleGraph.onFileChange(file);
  if (changed.some((file) => file.includes('/app/document/'))) scripts = undefined;
  const isRestarted = loadedFrom !== vite.environments.ssr; // Vite restarts itself when its configuration changes
  return isRestarted || changed.some((file) => !file.endsWith('.css'));
}

/** Loads the server and the site through Vite. Each load has its own modules, so that a failed one leaves no state behind. */
async function load(): Promise<Running> {
  const environment = vite.environments.ssr;
  if (!isRunnableDevEnvironment(environment)) throw new Error('Vite has no runnable SSR environment.');
  loadedFrom = environment;
  const modules = createServerModuleRunner(environment, { hmr: false });
  try {
    const { assemble } = await modules.import<typeof import('../server/assemble.ts')>('/server/assemble.ts');
    const site = await modules.import<typeof import('../app/entry.server.tsx')>('/app/entry.server.tsx');
    const development = (await vite.transformIndexHtml('/', '<head></head>')).replace(/<\/?head>/g, '');
    scripts ??= inlineScripts();
    const { head, body } = await scripts;
    const assembled = await assemble({
      config,
      log,
      renderer: {
        ...site,
        assets: {
          entry: { url: '/app/entry.client.tsx', imports: [] },
          adminEntry: { url: '/app/admin/entry.client.tsx', imports: [] },
          headScript: head,
          bodyScript: body,
          styles: '/app/site.css',
          adminStyles: '/app/admin.css',
          fonts: [],
          icon: '/favicon.webp',
          development,
        },
        development: true,
      },
    });
    const close = async () => {
      await assembled.close();
      await modules.close();
    };
    return { handle: assembled.handle, startBackground: assembled.startBackground, close };
  } catch (error) {
    scripts = undefined; // they may be the cause
    // A module with a missing import stays cached and would keep failing after that file is created.
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.invalidateAll();
    await modules.close();
    throw error;
  }
}

function onFault(error: unknown) {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
  console.error('Loading failed; the previous code keeps running. Fix the error and save again.');
}

const site = reloading({ load, isStale, onFault });
await site.refresh();
vite.watcher.on('all', () => void site.refresh());

const isAsset = (url = '') => /^\/(app|content|contract|node_modules|@[^/]+)\//.test(url);
const server = createServer(async (req, res) => {
  // A page requests hundreds of modules; one check for saved files covers all of them.
  if (!isAsset(req.url) || performance.now() - lastCheck > assetCheckMs) await site.refresh();
  vite.middlewares(req, res, () => {
    if (!site.handle(req, res))
      res.writeHead(500, { 'content-type': 'text/plain' }).end('The code failed to load; see the console.');
  });
});
server.listen(config.port, config.host, () => {
  console.log(`${company.name} (development) is at ${config.publicUrl}, every component at ${config.publicUrl}/_components`);
});
