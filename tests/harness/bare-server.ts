// node tests/harness/bare-server.ts: the whole API on a free port, with hardly any site; for tests that kill it.
import { createServer } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { assemble } from '../../server/assemble.ts';
import { readConfig } from '../../server/config.ts';
import { makeLog } from '../../server/log.ts';
import { bareSite } from './bare-site.ts';

const config = readConfig(process.env);
const assembled = await assemble({
  config,
  log: makeLog(config.logLevel),
  renderer: bareSite,
});
const server = createServer(assembled.handle).listen(0, '127.0.0.1', () => {
  assembled.watchServer(server);
  assembled.startBackground();
  process.on('SIGUSR2', () => void assembled.canary.run()); // as the nightly schedule does
  flushCompileCache(); // it is killed, and would leave nothing for the next one
  console.log((server.address() as AddressInfo).port);
});
