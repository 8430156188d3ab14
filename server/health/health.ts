import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Counter, Registry } from 'prom-client';
import type { VerifiedBackup } from '../../contract/health-board.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Admin } from '../platform/admin.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { every } from '../platform/jobs.ts';
import { brandedMail } from '../platform/mail/branded-mail.ts';
import { putIntoOutbox } from '../platform/mail/outbox.ts';
import { limits } from '../platform/rate-limit/rate-limit.ts';
import { minutes } from '../platform/time.ts';
import { withTimeout } from '../platform/with-timeout.ts';
import { requireSession } from '../web/middleware/session.ts';
import { openConnections } from '../web/server-limits.ts';
import { type AlertText, boardAlerts } from './alerts.ts';
import { faultBoard } from './board.ts';
import {
  backupCheck,
  type ContactProof,
  clockCheck,
  contactFormCheck,
  databaseCheck,
  diskCheck,
  factsCheck,
  filesCheck,
  loadCheck,
  mailCheck,
  storageCheck,
  webhooksCheck,
} from './checks.ts';
import { healthRoutes } from './health.http.ts';
import { loadGuard } from './load-guard.ts';
import { readGauge } from './metrics.ts';
import { rememberSessions } from './remembered-sessions.ts';
import { requestMetrics } from './request-metrics.ts';
import { unsetNotes } from './unset.ts';

const checkEveryMs = 15_000;
const alertOnce = { max: 1, windowMs: minutes(10) };

type Options = {
  config: Config;
  log: Log;
  database: OpenDatabase;
  findSession: (token: string) => Promise<Admin | undefined>;
  lastBackup: () => Promise<VerifiedBackup | null>;
  /** Number of images waiting for their variants. */
  imageQueue: () => number;
  /** Throws if the image storage does not respond. */
  storageAnswers: () => Promise<void>;
  /** Image files that should be in the storage and are not. */
  missingFiles: () => Promise<string[]>;
  /** Figures of the company whose review is overdue. */
  overdueFacts: () => Promise<string[]>;
  /** The days by which the clock has jumped; 0 if it is right. */
  jumpedDays: () => Promise<number>;
  /** What the last test of the contact form found; absent if there is none. */
  contactProof?: () => Promise<ContactProof | undefined>;
};

/** Metrics, load shedding and the fault board. */
export function healthMonitor({
  config,
  log,
  database: { db },
  findSession,
  lastBackup,
  imageQueue,
  storageAnswers,
  missingFiles,
  overdueFacts,
  jumpedDays,
  contactProof,
}: Options) {
  const registry = new Registry(); // not the global registry: tests run several applications in one process
  const gauge = readGauge.bind(null, registry);
  const requests = requestMetrics(registry);
  const refused = new Counter({
    name: 'norvane_requests_refused_total',
    help: 'Requests refused because of load.',
    registers: [registry],
  });
  const load = loadGuard({ onRefused: () => refused.inc() });
  const checks = [
    databaseCheck(db),
    diskCheck(config.dataDir),
    storageCheck(storageAnswers),
    filesCheck(missingFiles, lastBackup),
    clockCheck(jumpedDays),
    mailCheck(db),
    webhooksCheck(db),
    loadCheck(load.isOverloaded),
    factsCheck(overdueFacts),
  ];
  if (config.backupEveryMs) checks.push(backupCheck(config.backupEveryMs, lastBackup, Date.now()));
  if (contactProof) checks.push(contactFormCheck(contactProof));
  const board = faultBoard({ checks, log });
  let connections = async () => 0;
  const alerts = boardAlerts({
    faults: board.faults,
    // Every instance sees the fault; the first one to count it sends the alert.
    mayTell: async (what) => (await limits(db).count(`alert:${what}`, alertOnce)).hits === 1,
    ...(config.alertTo && {
      mail: async ({ subject, lines }: AlertText) => {
        const paragraphs = [...lines, config.publicUrl];
        await putIntoOutbox(db, brandedMail({ to: config.alertTo ?? '', subject, paragraphs }));
      },
    }),
    webhook: config.alertWebhook,
    log,
  });

  gauge('norvane_event_loop_delay_seconds', 'How late the event loop was at worst in the last half second.', load.lagSeconds);
  gauge('norvane_requests_underway', 'Requests inside the application.', load.inFlight);
  gauge('norvane_memory_rss_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  gauge('norvane_memory_heap_bytes', 'JavaScript heap in use.', () => process.memoryUsage().heapUsed);
  gauge('norvane_open_connections', 'Open connections.', () => connections());
  gauge('norvane_outbox_waiting', 'Mails that have not been sent yet.', async () => {
    const { waiting } = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(waiting);
  });
  gauge('norvane_image_queue', 'Images waiting for their variants.', imageQueue);
  gauge('norvane_faults', 'Faults on the board.', () => board.faults().length);
  gauge(
    'norvane_last_backup_seconds',
    'When the last proven backup was made (epoch seconds).',
    async () => ((await lastBackup())?.at ?? Number.NaN) / 1000,
  );
  gauge('norvane_uptime_seconds', 'Age of the process.', () => process.uptime());

  return {
    fromMemory: requests.fromMemory,
    board,
    /** Wraps the application with request metrics and load shedding. */
    before: (next: (req: IncomingMessage, res: ServerResponse) => void) => requests.counted(load.guard(next)),
    routes: healthRoutes({
      metricsToken: config.metricsToken,
      metricsText: () => registry.metrics(),
      healthBoard: async (role) => {
        await board.run();
        const proof = await contactProof?.();
        const shown = { faults: board.faults(), ...(proof?.provenAt && { contactProvenAt: proof.provenAt }) };
        if (role !== 'owner') return shown;
        const last = await withTimeout(lastBackup()).catch(() => null);
        return { ...shown, notes: unsetNotes(config), backup: { last } };
      },
      requireSession: requireSession(rememberSessions((token) => withTimeout(findSession(token)))),
    }),
    /** Exposes the server's open connections as a metric. */
    watchServer(server: Server) {
      connections = () => openConnections(server);
    },
    start(stop: AbortSignal) {
      load.start(stop);
      const look = async () => {
        await board.run();
        await alerts.look();
      };
      every(checkEveryMs, 'fault board', look, { log, stop });
    },
  };
}
