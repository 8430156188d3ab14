import { type AccessConfig, isPrivate } from './access.ts';

/** The console line that explains how to become the first owner while there is none. */
export function firstOwnerLine(config: AccessConfig): string {
  const register = `${config.publicUrl}/adminregister`;
  if (config.adminEmails.length) return `There is no owner yet. Register at ${register} with an address that ADMIN_EMAILS names.`;
  if (isPrivate(config))
    return `There is no owner yet. Register at ${register}: the first address that is verified becomes the owner.`;
  return `There is no owner yet. Others can reach this site (PUBLIC_URL, HOST, SMTP_URL or TRUST_PROXY say so), so set ADMIN_EMAILS to your address, restart, and register at ${register}.`;
}
