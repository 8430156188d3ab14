import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Nobody fills the form faster than this; the browser waits for it before it sends. */
export const minimumFillMs = 1500;

export type FormTokens = ReturnType<typeof formTokens>;

/** Signed proofs of when a form was begun. The secret is the server's own and outlives restarts. */
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

    /** How long ago the form was begun; 'forged' where the token is not ours, undefined where there is none. */
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
