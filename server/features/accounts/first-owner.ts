import { type Config, isLoopback } from '../../config.ts';

/** The console line that explains how to become the first owner while there is none. */
export function firstOwnerLine({ publicUrl, adminEmails }: Pick<Config, 'publicUrl' | 'adminEmails'>): string {
  const register = `${publicUrl}/adminregister`;
  if (adminEmails.length) return `There is no owner yet. Register at ${register} with an address that ADMIN_EMAILS names.`;
  if (isLoopback(publicUrl))
    return `There is no owner yet. Register at ${register}: the first address that is verified becomes the owner.`;
  return `There is no owner yet. This site is public, so set ADMIN_EMAILS to your address, restart, and register at ${register}.`;
}
