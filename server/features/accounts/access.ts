import type { Config } from '../../config.ts';
import { isLoopback } from '../../config.ts';
import type { Access } from './registrations.store.ts';

/** Decides who needs no approval and who becomes the first owner. */
export function accessRules({ adminEmails, publicUrl }: Pick<Config, 'adminEmails' | 'publicUrl'>) {
  const isNamed = (email: string) =>
    adminEmails.some((entry) => (entry.startsWith('@') ? email.endsWith(entry) : email === entry));
  const isPrivate = isLoopback(publicUrl);
  return {
    isNamed,
    /** Access of an address when it is verified. On a public site the first to register does not become owner automatically. */
    accessOf(email: string, { hasOwner }: { hasOwner: boolean }): Access {
      if (!hasOwner && (isPrivate || isNamed(email))) return { role: 'owner', approved: true };
      return { role: 'admin', approved: isNamed(email) };
    },
  };
}

export type AccessRules = ReturnType<typeof accessRules>;
