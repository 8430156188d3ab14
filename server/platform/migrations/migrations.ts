import type { Migration } from '../db/migrate.ts';
import { settings } from './001-settings.ts';
import { mailLimitsActivity } from './002-mail-limits-activity.ts';
import { accounts } from './010-accounts.ts';
import { showcase } from './020-showcase.ts';
import { contact } from './030-contact.ts';

/** In execution order. Never edit a released migration; append a new one. */
export const migrations: Migration[] = [settings, mailLimitsActivity, accounts, showcase, contact];
