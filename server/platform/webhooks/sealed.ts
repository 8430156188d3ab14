import type { Db } from '../db/open.ts';
import { mailKeyStore } from '../mail/mail-keys.store.ts';
import { seal } from '../seal.ts';

/** What a webhook signs with. After a change the former secret signs too for a while, so that no delivery is refused. */
export type Secrets = { secret: string; former?: { secret: string; until: number } };

/** Columns that hold an encrypted value. The keys are those of the mails: whoever sends has one. */
export type Sealed = { sealed: string; sealed_for: string };

/** Encrypts values for every process that sends. */
export async function sealer(db: Db): Promise<(value: unknown) => Sealed> {
  const keys = await mailKeyStore(db).current();
  if (!keys.length) throw new Error('There is no key for deliveries yet. Start the server once.');
  const sealed_for = keys.map(({ id }) => `,${id},`).join('');
  return (value) => ({ sealed: seal(JSON.stringify(value), keys), sealed_for });
}
