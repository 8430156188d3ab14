import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** No person fills in the form faster than this; the browser delays sending until then. */
export const minimumFillMs = 1500;

export type FormTokens = ReturnType<typeof formTokens>;

/** Signed timestamps of when a form was opened. The secret is stored in the database and survives restarts. */
export function formTokens(secret: () => Promise<string>, now: () => number = Date.now) {
  const sign = async (begun: string) =>
    createHmac('sha256', await secret())
      .update(`form:${begun}`)
      .digest();

  return {
    async issue(): Promise<string> {
      const begun = now().toString(36);
      return `${begun}.${(await sign(begun)).toString('base64url')}`;
    },

    /** Time since the form was opened; 'forged' for an invalid token, undefined if there is none. */
    async age(token: string | undefined): Promise<number | 'forged' | undefined> {
      if (!token) return undefined;
      const [begun = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = await sign(begun);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
      return now() - Number.parseInt(begun, 36);
    },
  };
}

export const newSecret = () => randomBytes(32).toString('base64url');
