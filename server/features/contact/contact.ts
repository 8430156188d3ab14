import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { Storage } from '../../platform/images/storage.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { attachmentRoutes } from './attachments/attachments.http.ts';
import { attachmentService } from './attachments/attachments.service.ts';
import { canaryStore } from './canary/canary.store.ts';
import { contactCanary } from './canary/canary.ts';
import { captchaCheck } from './captcha.ts';
import { contactRoutes } from './contact.http.ts';
import { contactService } from './contact.service.ts';
import { contactForms } from './contact-form.ts';
import { enquiryRoutes } from './enquiry.http.ts';
import { enquiryService } from './enquiry.service.ts';
import { formTokens } from './form-token.ts';
import { liveMessages } from './live.ts';
import { messageRoutes } from './messages.http.ts';
import { messageService } from './messages.service.ts';
import { replyService } from './reply.service.ts';
import { startRetentionSweep, sweepMessages } from './retention.ts';
import { rememberedSecret } from './secret.store.ts';
import { templateService } from './templates.service.ts';

type Needs = {
  database: OpenDatabase;
  /** Where files of visitors are kept. */
  storage: Storage;
  config: Config;
  log: Log;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  finishErasure: () => Promise<void>;
  /** False after the clock has jumped: nothing is deleted by age then. */
  mayDelete: () => Promise<boolean>;
  /** Deletes the files of mails about contact messages; returns how many. */
  eraseMailFiles: (references: string[]) => Promise<number>;
  answerPage: Parameters<typeof contactRoutes>[0]['answerPage'];
  /** Looks whether something has changed, at once. */
  checkVersion: () => Promise<void>;
  findSession: (token: string) => Promise<unknown>;
  /** Where this process listens; undefined while it does not. */
  origin: () => string | undefined;
  /** Throws if nothing can be saved. */
  canWrite: () => Promise<void>;
  /** Ends the connections of open dashboards. */
  stop: AbortSignal;
  now?: () => number;
};

/** Contact Us, the sender's private page and the Messages panel as a mountable feature. */
export function contactFeature(needs: Needs) {
  const {
    database,
    storage,
    config,
    log,
    requireAdmin,
    findSession,
    answerPage,
    finishErasure,
    eraseMailFiles,
    mayDelete,
    stop,
    now = Date.now,
  } = needs;
  const changed = () => void needs.checkVersion().catch((error: unknown) => log.debug({ err: error }, 'messages not announced'));
  const attachments = attachmentService({ database, storage, log });
  const canMail = Boolean(config.smtpUrl);
  const tokens = formTokens(rememberedSecret(database.db, 'form-token-secret'), now);
  const contact = contactService({
    database,
    tokens,
    attachments,
    now,
    changed,
    isCanary: (pass) => (config.contactCanary ? canaryStore(database.db).redeem(pass) : Promise.resolve(false)),
    checkCaptcha: config.captcha.siteKey ? captchaCheck(config.captcha, log) : undefined,
    mailTo: config.contactTo,
    mailReceipts: config.contactReceipts,
    publicUrl: config.publicUrl,
  });
  const enquiries = enquiryService({
    database,
    mailTo: config.contactTo,
    attachments,
    eraseMailFiles,
    finishErasure,
    backupLifeMs: config.backupEveryMs && config.backupEveryMs * config.backupKeep,
    changed,
    now,
  });
  const messages = messageService({ database, attachments, eraseMailFiles, finishErasure, changed, canMail, now });
  const replies = replyService({
    database,
    canMail,
    replyTo: config.contactReplyTo,
    changed,
    thread: (id) => messages.thread(id),
    now,
  });
  const live = liveMessages({ countUnread: messages.unread, log });
  const canary = contactCanary({ database, origin: needs.origin, canWrite: needs.canWrite, eraseMailFiles, log, now });
  const retention = { database, attachments, eraseMailFiles, retentionDays: config.messageRetentionDays, now, mayDelete };

  return {
    routes: [
      contactRoutes({
        service: contact,
        tokens,
        readForm: contactForms({ incoming: join(config.dataDir, 'incoming'), takesFiles: config.contactAttachments }),
        config,
        answerPage,
      }),
      attachmentRoutes({ service: attachments, requireAdmin }),
      enquiryRoutes({ service: enquiries, trustProxy: config.trustProxy }),
      messageRoutes({
        service: messages,
        replies,
        templates: templateService({ database, now }),
        live,
        requireAdmin,
        findSession,
        stop,
      }),
    ],
    canary,
    /** Open dashboards are told; called for changes of this and of other processes. */
    messagesChanged: live.changed,
    sweep: () => sweepMessages(retention),
    sweepFiles: attachments.sweep,
    startRetentionSweep: (stop: AbortSignal) => startRetentionSweep(retention, log, stop),
  };
}
