import type { Config } from '../../config.ts';
import { isLoopback } from '../../config.ts';
import type { Access } from './registrations.store.ts';

/** Who may come in without approval, and who becomes the first owner. */
export function accessRules({ adminEmails, publicUrl }: Pick<Config, 'adminEmails' | 'publicUrl'>) {
  const isNamed = (email: string) =>
    adminEmails.some((entry) => (entry.startsWith('@') ? email.endsWith(entry) : email === entry));
  const isPrivate = isLoopback(publicUrl);
  return {
    isNamed,
    /** The access of an address at the moment it is verified. A public site is never given to whoever comes first. */
    accessOf(email: string, { hasOwner }: { hasOwner: boolean }): Access {
      if (!hasOwner && (isPrivate || isNamed(email))) return { role: 'owner', approved: true };
      return { role: 'admin', approved: isNamed(email) };
    },
  };
}

export type AccessRules = ReturnType<typeof accessRules>;
