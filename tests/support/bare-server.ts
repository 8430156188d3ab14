// node tests/support/bare-server.ts: the whole API on a free port, with hardly any site; for tests that kill it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assemble } from '../../server/assemble.ts';
import { readConfig } from '../../server/config.ts';
import { makeLog } from '../../server/log.ts';

const config = readConfig(process.env);
const assembled = await assemble({
  config,
  log: makeLog(config.logLevel),
  renderer: {
    publicPaths: ['/'],
    adminPaths: [],
    render: async (_path, site) => ({ head: '', body: `<div class="site">${JSON.stringify(site.home)}</div>` }),
    assets: { app: '/app.js', early: '', styles: '', adminStyles: '/admin.css', fonts: [] },
  },
});
const server = createServer(assembled.handle).listen(0, '127.0.0.1', () => {
  assembled.startBackground();
  console.log((server.address() as AddressInfo).port);
});
