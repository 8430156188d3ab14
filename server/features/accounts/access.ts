import type { Role } from '../../../contract/roles.ts';
import { type Config, isLoopback, isLoopbackHost } from '../../config.ts';

/** Role and approval of a newly verified account. */
export type Access = { role: Role; approved: boolean };
export type AccessConfig = Pick<Config, 'adminEmails' | 'publicUrl' | 'host' | 'smtpUrl' | 'trustProxy'>;

/** True if only people at this machine can register: then the first of them may become the owner without being named. */
export const isPrivate = ({ publicUrl, host, smtpUrl, trustProxy }: AccessConfig): boolean =>
  isLoopback(publicUrl) && isLoopbackHost(host) && !smtpUrl && trustProxy === 0;

/** Decides who needs no approval and who becomes the first owner. */
export function accessRules(config: AccessConfig) {
  const isOfDomain = (email: string) => config.adminEmails.some((entry) => entry.startsWith('@') && email.endsWith(entry));
  const isNamed = (email: string) => config.adminEmails.includes(email) || isOfDomain(email);
  const mayAnybodyOwn = isPrivate(config);
  return {
    isNamed,
    /** Named by its domain alone: anybody there, known or made up, needs no approval. */
    isOfDomain,
    /**
     * Access of an address when it is verified. On a public site the first to register does not become owner automatically, and
     * somebody whose account was removed waits for approval in any case.
     */
    accessOf(email: string, { hasOwner, wasRemoved }: { hasOwner: boolean; wasRemoved: boolean }): Access {
      if (!hasOwner && (mayAnybodyOwn || isNamed(email))) return { role: 'owner', approved: true };
      return { role: 'admin', approved: isNamed(email) && !wasRemoved };
    },
  };
}

export type AccessRules = ReturnType<typeof accessRules>;
