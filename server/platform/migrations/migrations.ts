import type { Migration } from '../db/migrate.ts';
import { settings } from './001-settings.ts';
import { mailLimitsActivity } from './002-mail-limits-activity.ts';
import { accounts } from './010-accounts.ts';
import { showcase } from './020-showcase.ts';
import { contact } from './030-contact.ts';
import { publishing } from './040-publishing.ts';
import { cardsAsEntries } from './041-cards-as-entries.ts';
import { liveOrder } from './042-live-order.ts';
import { accountsMore } from './050-accounts-more.ts';
import { sealedMail } from './060-sealed-mail.ts';
import { storedFiles } from './061-stored-files.ts';
import { enquiryThread } from './070-enquiry-thread.ts';
import { messageWork } from './071-message-work.ts';
import { webhooks } from './080-webhooks.ts';
import { messageTrigrams } from './081-message-trigrams.ts';
import { entryWords } from './090-entry-words.ts';

/** In execution order. Never edit a released migration; append a new one. */
export const migrations: Migration[] = [
  settings,
  mailLimitsActivity,
  accounts,
  showcase,
  contact,
  publishing,
  cardsAsEntries,
  liveOrder,
  accountsMore,
  sealedMail,
  storedFiles,
  enquiryThread,
  messageWork,
  webhooks,
  messageTrigrams,
  entryWords,
];
