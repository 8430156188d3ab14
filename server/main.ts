import { assemble } from './assemble.ts';
import { type Config, readConfig } from './config.ts';
import { firstOwnerLine } from './features/accounts/first-owner.ts';
import { unsetLines } from './health/unset.ts';
import { type Log, makeLog } from './log.ts';
import { brand } from './platform/brand.ts';
import { lockDataFolder } from './platform/data-lock.ts';
import { createServer } from './platform/node-http.ts';
import { restrictDataFolder, restrictFileMode } from './platform/private-files.ts';
import { CannotListen, startUpProblem } from './start-up-problem.ts';
import { loadAdapter } from './web/handler.ts';
import { builtSite } from './web/pages/renderer.ts';
import { limitConnections, serverOptions } from './web/server-limits.ts';

const graceMs = 10_000;
/** A burst of new connections waits its turn; with Node's 511 the system drops some of them, and their visitors wait a second. */
const backlog = 4096;

try {
  restrictFileMode();
  const config = readConfig(process.env);
  restrictDataFolder(config);
  const log = makeLog(config.logLevel);
  await serve(config, log);
} catch (error) {
  console.error(startUpProblem(error));
  process.exit(1);
}

async function serve(config: Config, log: Log) {
  if (!config.databaseUrl) lockDataFolder({ dataDir: config.dataDir, shared: config.reusePort });
  const assembled = await assemble({ config, log, renderer: await builtSite(), clientFolder: 'build/client' });
  const server = createServer(serverOptions);
  const connections = limitConnections(server, config);
  server.on('request', connections.track(assembled.handle));
  assembled.watchServer(server);
  await assembled.pages.cache.get('/').catch(() => {}); // ready for the first visitor; an error is logged when one meets it

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new CannotListen(error)));
    server.listen({ port: config.port, host: config.host, reusePort: config.reusePort, backlog }, resolve);
  });
  announce(config);
  if (await assembled.accounts.needsFirstOwner()) console.log(firstOwnerLine(config));
  assembled.startBackground();
  // After the first pages, and before another build can take the place of its file.
  setTimeout(loadAdapter, 1000).unref();

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // In-flight requests finish; idle connections are closed at once, the others with their next answer.
    connections.drain();
    server.close(async () => {
      await assembled.close();
      process.exit(0);
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function announce(config: Config) {
  console.log(`${brand.name} is at ${config.publicUrl}`);
  console.log(`Data: ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : config.dataDir}`);
  for (const line of unsetLines(config)) console.log(line);
}
