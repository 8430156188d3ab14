// npm run dev: pages and API with hot reload, in one process.
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';
import type { Assembled } from '../server/assemble.ts';
import { readConfig } from '../server/config.ts';
import { makeLog } from '../server/log.ts';
import { inlineScripts } from './inline-scripts.ts';

const config = readConfig(process.env);
const log = makeLog(config.logLevel);
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
let current: Assembled | undefined;

/** Loads the server and the site through Vite, so that a change of either is picked up. */
async function load() {
  await current?.close();
  const { assemble } = (await vite.ssrLoadModule('/server/assemble.ts')) as typeof import('../server/assemble.ts');
  const site = (await vite.ssrLoadModule('/app/entry.server.tsx')) as typeof import('../app/entry.server.tsx');
  const development = (await vite.transformIndexHtml('/', '<head></head>')).replace(/<\/?head>/g, '');
  const scripts = await inlineScripts();
  current = await assemble({
    config,
    log,
    renderer: {
      ...site,
      assets: {
        entry: { url: '/app/entry.client.tsx', imports: [] },
        adminEntry: { url: '/app/admin/entry.client.tsx', imports: [] },
        headScript: scripts.head,
        bodyScript: scripts.body,
        styles: '/app/site.css',
        adminStyles: '/app/admin.css',
        fonts: [],
        icon: '/favicon.webp',
        development,
      },
      development: true,
    },
  });
}

await load();
current?.startBackground();
vite.watcher.on('change', (file) => {
  if (/\/(server|contract|app|content)\//.test(file)) load().catch((error: unknown) => console.error(error));
});
createServer((req, res) => vite.middlewares(req, res, () => current?.handle(req, res))).listen(config.port, config.host, () => {
  console.log(`Norvane (development) is at ${config.publicUrl}, every component at ${config.publicUrl}/_components`);
});
