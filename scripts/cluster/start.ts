import { join } from 'node:path';
import { startBalancer } from '../../tests/harness/balancer.ts';
import { freePort } from '../../tests/harness/free-port.ts';
import { ledger } from '../../tests/harness/ledger.ts';
import { startPostgres } from '../../tests/harness/postgres.ts';
import { type Product, pagesOnDemand, startProduct } from '../../tests/harness/product.ts';
import { startS3 } from '../../tests/harness/s3.ts';
import { startSmtp } from '../../tests/harness/smtp.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** The mailbox that is told about messages. */
export const inbox = 'office@example.com';

/** PostgreSQL, an S3 store, a mail server and three instances behind a balancer. */
export async function startCluster(folder: string, stops: (() => unknown)[], faults: string[]) {
  const [database, s3, smtp] = await Promise.all([startPostgres(), startS3(), startSmtp()]);
  stops.push(database.stop, s3.stop, smtp.stop);
  const ports = [await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  stops.push(balancer.stop);
  const start = (index: number) =>
    startProduct({
      port: ports[index] ?? 0,
      env: {
        ...pagesOnDemand,
        DATA_DIR: join(folder, String(index)),
        DATABASE_URL: database.url,
        S3_URL: s3.url,
        SMTP_URL: smtp.url,
        CONTACT_TO: inbox,
        ADMIN_EMAILS: 'owner@example.com',
        TRUST_PROXY: '1',
        PUBLIC_URL: `http://localhost:${balancer.port}`,
      },
    });
  // All three start on the empty database at the same time: one migrates, the others wait.
  const instances: (Product | undefined)[] = await Promise.all([0, 1, 2].map(start));
  stops.push(() => Promise.all(instances.map((instance) => instance?.end('SIGKILL'))));

  return {
    database,
    s3,
    smtp,
    url: balancer.url,
    instances,
    start,
    state: { isOver: false, databaseIsUp: true },
    /** What was acknowledged. */
    acked: ledger(),
    faults,
    counts: {
      pages: 0,
      pageFaults: 0,
      unacknowledged: 0,
      changes: 0,
      switches: 0,
      instanceKills: 0,
      databaseKills: 0,
      slowestSwitchMs: 0,
    },
  };
}
