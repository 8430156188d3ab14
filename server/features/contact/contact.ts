import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { Activity } from '../../platform/activity.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { captchaCheck } from './captcha.ts';
import { contactRoutes } from './contact.http.ts';
import { contactService } from './contact.service.ts';
import { contactStore } from './contact.store.ts';
import { formTokens } from './form-token.ts';
import { messageRoutes } from './messages.http.ts';
import { messageService } from './messages.service.ts';
import { messageStore } from './messages.store.ts';
import { startRetentionSweep, sweepMessages } from './retention.ts';

type Needs = {
  database: OpenDatabase;
  config: Config;
  log: Log;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  answerPage: Parameters<typeof contactRoutes>[0]['answerPage'];
  putMail: (db: Db, ...mails: Mail[]) => Promise<void>;
  eraseMail: (db: Db, address: string) => Promise<void>;
  recordActivity: (db: Db, activity: Activity) => Promise<void>;
  now?: () => number;
};

/** Contact Us and the Messages panel as a mountable feature. */
export function contactFeature({
  database,
  config,
  log,
  requireAdmin,
  answerPage,
  putMail,
  eraseMail,
  recordActivity,
  now = Date.now,
}: Needs) {
  const store = contactStore(database, { putMail, now });
  const tokens = formTokens(() => store.secret('form-token-secret'), now);
  const contact = contactService({
    store,
    tokens,
    now,
    checkCaptcha: config.captcha.siteKey ? captchaCheck(config.captcha, log) : undefined,
    mailTo: config.contactTo,
    mailReceipts: config.contactReceipt,
  });
  const messageRows = messageStore(database.db);
  const messages = messageService({ store: messageRows, recordActivity, eraseMail, now });
  const retention = { store: messageRows, receipts: store, retentionDays: config.messageRetentionDays, now };

  return {
    routes: [contactRoutes({ service: contact, tokens, config, answerPage }), messageRoutes({ service: messages, requireAdmin })],
    sweep: () => sweepMessages(retention),
    startRetentionSweep: (stop: AbortSignal) => startRetentionSweep(retention, log, stop),
  };
}
