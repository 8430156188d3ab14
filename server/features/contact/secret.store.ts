import type { Db } from '../../platform/db/open.ts';
import { newSecret } from './form-token.ts';

/** A secret created on first use. Instances that start together agree on one. */
async function secretOf(db: Db, name: string): Promise<string> {
  const find = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  if (!(await find())) {
    const made = db.insertInto('setting').values({ name, value: newSecret() });
    await made.onConflict((conflict) => conflict.column('name').doNothing()).execute();
  }
  const value = (await find())?.value;
  if (!value) throw new Error(`The secret ${name} could not be stored.`);
  return value;
}

/** Reads the secret once and keeps it. */
export function rememberedSecret(db: Db, name: string): () => Promise<string> {
  let value: string | undefined;
  return async () => {
    value ??= await secretOf(db, name);
    return value;
  };
}
