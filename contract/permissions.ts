import { paths } from './paths.ts';
import type { Role } from './roles.ts';

/** Who may make a call, and what else it asks of them. */
export type Permission = {
  roles: readonly Role[];
  /** The password or a factor must have been given within the last 15 minutes; else the answer is 403 `verify-again`. */
  again?: true;
  /** Name of the security event that is logged for each such call, allowed or not. */
  event?: string;
  /** Also for an account that has yet to set up the second factor that is required of it. */
  beforeFactor?: true;
};

const owners: Permission = { roles: ['owner'] };
const admins: Permission = { roles: ['owner', 'admin'] };
const editors: Permission = { roles: ['owner', 'admin', 'editor'] };
const sales: Permission = { roles: ['owner', 'admin', 'sales'] };
const everybody: Permission = { roles: ['owner', 'admin', 'editor', 'sales'] };
const ownFactor: Permission = { ...everybody, again: true, beforeFactor: true, event: 'second-factor' };

/**
 * Every call that needs a session, with the roles that may make it. The server refuses what is not listed here, and the back
 * office shows the panels whose calls a role may make. A test walks all routes and fails where one is missing.
 */
const table: [method: string, path: string, permission: Permission][] = [
  ['GET', paths.me, { ...everybody, beforeFactor: true }],
  ['PATCH', paths.me, { ...everybody, event: 'account' }],
  ['POST', paths.logout, { ...everybody, beforeFactor: true, event: 'sign-out' }],
  ['POST', paths.verifyMe, { ...everybody, beforeFactor: true, event: 'verification' }],
  ['POST', paths.verifyMeOptions, { ...everybody, beforeFactor: true }],
  ['GET', paths.mySessions, everybody],
  ['DELETE', paths.mySessions, { ...everybody, event: 'sessions-ended' }],
  ['DELETE', paths.mySession, { ...everybody, event: 'sessions-ended' }],
  ['POST', paths.myTotp, ownFactor],
  ['POST', paths.confirmTotp, ownFactor],
  ['DELETE', paths.myTotp, ownFactor],
  ['POST', paths.passkeyOptions, ownFactor],
  ['POST', paths.myPasskeys, ownFactor],
  ['PATCH', paths.myFactor, everybody],
  ['DELETE', paths.myFactor, ownFactor],
  ['POST', paths.recoveryCodes, ownFactor],
  ['GET', paths.healthBoard, everybody],

  ['GET', paths.team, owners],
  ['POST', paths.approveMember, { ...owners, event: 'approval' }],
  ['PUT', paths.memberRole, { ...owners, again: true, event: 'role' }],
  ['DELETE', paths.removeMember, { ...owners, again: true, event: 'removal' }],
  ['GET', paths.invitations, owners],
  ['POST', paths.invitations, { ...owners, again: true, event: 'invitation' }],
  ['DELETE', paths.invitation, { ...owners, event: 'invitation' }],
  ['PUT', paths.factorRule, { ...owners, again: true, event: 'configuration' }],
  ['DELETE', paths.memberSessions, { ...owners, event: 'sessions-ended' }],
  ['DELETE', paths.memberFactors, { ...owners, again: true, event: 'factors-reset' }],

  ['GET', paths.banners, editors],
  ['POST', paths.addBanner, editors],
  ['PUT', paths.updateBanner, editors],
  ['DELETE', paths.deleteBanner, editors],
  ['GET', paths.services, editors], // open to anybody; these roles get more fields
  ['POST', paths.addService, editors],
  ['PUT', paths.updateService, editors],
  ['DELETE', paths.deleteService, editors],
  ['POST', paths.moveCard, editors],
  ['GET', paths.bin, editors],
  ['DELETE', paths.binEntry, editors],
  ['POST', paths.restoreFromBin, editors],
  ['GET', paths.switches, editors],
  ['PUT', paths.switches, { ...editors, event: 'configuration' }],

  ['GET', paths.entries, editors],
  ['POST', paths.entries, editors],
  ['GET', paths.entry, editors],
  ['PUT', paths.entry, editors],
  ['DELETE', paths.entry, editors],
  ['POST', paths.publishEntry, editors],
  ['POST', paths.withdrawEntry, editors],
  ['GET', paths.entryVersions, editors],
  ['GET', paths.entryVersion, editors],
  ['POST', paths.restoreVersion, editors],
  ['GET', paths.entrySchemas, editors],
  ['GET', paths.images, editors],
  ['POST', paths.images, editors],
  ['PATCH', paths.image, editors],
  ['DELETE', paths.image, editors],
  ['POST', paths.replaceImage, editors],
  ['GET', paths.factUses, editors],
  ['POST', paths.preview, editors],
  ['POST', paths.previewAsOf, editors],

  ['GET', paths.messages, sales],
  ['GET', paths.unreadMessages, sales],
  ['GET', paths.exportMessages, { ...sales, again: true, event: 'export.messages' }],
  ['POST', paths.eraseMessages, { ...sales, again: true, event: 'erasure' }],
  ['PATCH', paths.message, { ...sales, event: 'message-change' }],
  ['POST', paths.eraseChosenMessages, { ...sales, again: true, event: 'erasure' }],
  ['GET', paths.messageChoices, sales],
  ['GET', paths.messageEvents, sales],
  ['POST', paths.bulkMessages, sales],
  ['GET', paths.message, sales],
  ['GET', paths.messageFile, sales],
  ['POST', paths.messageNotes, sales],
  ['POST', paths.messageReplies, sales],
  ['GET', paths.replyTemplates, sales],
  ['POST', paths.replyTemplates, admins],
  ['PUT', paths.replyTemplate, admins],
  ['DELETE', paths.replyTemplate, admins],
  ['DELETE', paths.message, sales],
  ['POST', paths.restoreMessage, sales],

  // who sends messages elsewhere gives them away: asked again, as for an export
  ['GET', paths.webhooks, admins],
  ['POST', paths.webhooks, { ...admins, again: true, event: 'webhook' }],
  ['PUT', paths.webhook, { ...admins, again: true, event: 'webhook' }],
  ['DELETE', paths.webhook, { ...admins, event: 'webhook' }],
  ['POST', paths.webhookSecret, { ...admins, again: true, event: 'webhook' }],
  ['POST', paths.pauseWebhook, { ...admins, event: 'webhook' }],
  ['POST', paths.testWebhook, admins],
  ['GET', paths.webhookDeliveries, admins],
  ['POST', paths.retryDelivery, admins],

  ['GET', paths.activity, admins],
  ['GET', paths.exportActivity, { ...admins, again: true, event: 'export.activity' }],
];

/** Calls that anybody may make, without a session. */
export const publicCalls: [method: string, path: string][] = [
  ['GET', paths.healthz],
  ['GET', paths.readyz],
  ['GET', paths.metrics],
  ['GET', paths.publicBanners],
  ['GET', paths.services],
  ['GET', paths.homepage],
  ['GET', paths.upload],
  ['POST', paths.signup],
  ['POST', paths.verify],
  ['POST', paths.resendCode],
  ['POST', paths.login],
  ['POST', paths.forgotPassword],
  ['POST', paths.resetPassword],
  ['POST', paths.secondFactor],
  ['POST', paths.secondFactorOptions],
  ['POST', paths.passkeyLogin],
  ['POST', paths.passkeyLoginOptions],
  ['POST', paths.notMe],
  ['POST', paths.confirmEmail],
  ['POST', paths.acceptInvitation],
  ['GET', paths.formToken],
  ['POST', paths.contact],
  ['POST', paths.enquiry],
  ['POST', paths.enquiryLine],
  ['POST', paths.eraseEnquiry],
];

const permissions = new Map(table.map(([method, path, permission]) => [`${method} ${path}`, permission]));

/** What a call asks of its caller; undefined if it is not in the table. A HEAD is judged as the GET it stands for. */
export const permissionOf = (method: string, path: string): Permission | undefined =>
  permissions.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);

export const may = (role: string | null, method: string, path: string): boolean =>
  permissionOf(method, path)?.roles.some((allowed) => allowed === role) ?? false;
