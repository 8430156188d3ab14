import type { Db } from '../../platform/db/open.ts';
import { mailKeyStore } from '../../platform/mail/mail-keys.store.ts';
import { type OpenKey, seal, sealedFor } from '../../platform/seal.ts';
import { factorStore } from './factors.store.ts';

/** Only base32 letters and digits are a shared key in the clear, as earlier versions stored it. */
const isSealed = (stored: string) => stored.startsWith('{');

export type FactorSecrets = ReturnType<typeof factorSecrets>;

/**
 * The shared keys of authenticator apps, encrypted with the keys of the machines that serve this database (those of waiting mails):
 * whoever reads the database, or a copy of it, cannot make codes of them.
 */
export function factorSecrets(key?: OpenKey) {
  /** Undefined if it was sealed for other machines only. */
  function open(stored: string): string | undefined {
    if (!isSealed(stored)) return stored;
    return key && sealedFor(stored).includes(key.id) ? key.open(stored) : undefined;
  }

  return {
    open,
    seal: async (db: Db, secret: string): Promise<string> => seal(secret, await mailKeyStore(db).current()),

    /** Seals what earlier versions stored in the clear, and for machines that came later; returns how many this one cannot open. */
    async reseal(db: Db): Promise<number> {
      const keys = await mailKeyStore(db).current();
      let unreadable = 0;
      for (const { id, secret: stored } of await factorStore(db).allTotp()) {
        const secret = open(stored);
        if (secret === undefined) unreadable += 1;
        else if (!isSealed(stored) || keys.some((one) => !sealedFor(stored).includes(one.id)))
          await factorStore(db).reseal(id, stored, seal(secret, keys));
      }
      return unreadable;
    },
  };
}
