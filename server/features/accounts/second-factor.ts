import { randomInt } from 'node:crypto';
import type { AuthenticationResponseJSON, generateRegistrationOptions, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Secret, TOTP } from 'otpauth';
import type { FactorProof } from '../../../contract/accounts.ts';
import { brand } from '../../platform/brand.ts';
import type { Db } from '../../platform/db/open.ts';
import type { FactorTable } from '../../platform/db/tables/accounts.ts';
import { minutes } from '../../platform/time.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import { factorStore } from './factors.store.ts';
import { hashSecret } from './secrets.ts';
import { type TicketKind, ticketStore } from './tickets.store.ts';

/** Loaded with the first passkey: its parsers of certificates would take a good part of every start. */
const webAuthn = () => import('@simplewebauthn/server');
const challengeMs = minutes(5);
const codeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'; // without those that look alike

type Account = { id: string; email: string; username: string };
type Transports = NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports'];

/** Ten one-time codes of about 50 bits, in two halves that can be typed. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: 5 }, () => codeLetters[randomInt(codeLetters.length)]).join('');
  return Array.from({ length: 10 }, () => `${half()}-${half()}`);
}
export const recoveryHash = (accountId: string, code: string) => hashSecret(code.replace(/-/g, ''), accountId);

export const newTotpSecret = () => new Secret({ size: 20 }).base32;
export const totpOf = ({ email }: { email: string }, secret: string) =>
  new TOTP({ issuer: brand.name, label: email, secret: Secret.fromBase32(secret) });

/** The WebAuthn ceremonies and the check of any factor, for the site at this address. */
type Needs = { publicUrl: string; secrets: FactorSecrets; now: () => number };

export function secondFactor({ publicUrl, secrets, now }: Needs) {
  /** The time step of a code, if it is one of the app with this stored key. */
  function stepOf(account: { email: string }, stored: string, code: string): number | undefined {
    const secret = secrets.open(stored);
    return secret === undefined ? undefined : totpStep(account, secret, code, now());
  }

  const { hostname: rpID, origin } = new URL(publicUrl);

  /** A challenge is stored hashed and counts once, for the account it was made for. */
  const store = (db: Db, kind: TicketKind, challenge: string, accountId: string | null) =>
    ticketStore(db).add({ kind, hash: hashSecret(challenge), accountId, expiresAt: now() + challengeMs });
  const isOurs = (db: Db, kind: TicketKind, accountId: string | null) => async (challenge: string) =>
    (await ticketStore(db).take(kind, hashSecret(challenge), now()))?.account_id === accountId;

  const credentialsOf = async (db: Db, accountId: string) =>
    (await factorStore(db).of(accountId)).flatMap(({ credential_id, transports }) =>
      credential_id ? [{ id: credential_id, transports: JSON.parse(transports) as Transports }] : [],
    );

  async function isPasskey(db: Db, kind: TicketKind, accountId: string | null, factor: FactorTable, given: unknown) {
    try {
      const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
        response: given as AuthenticationResponseJSON,
        expectedChallenge: isOurs(db, kind, accountId),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: kind === 'passkey-login',
        credential: {
          id: factor.credential_id ?? '',
          publicKey: new Uint8Array(Buffer.from(factor.secret, 'base64url')),
          counter: factor.counter,
        },
      });
      return verified && (await factorStore(db).use(factor.id, authenticationInfo.newCounter, now()));
    } catch {
      return false; // malformed, or not signed by this key: it is wrong either way
    }
  }

  return {
    /** Options for a passkey that has yet to be made. */
    async addOptions(db: Db, account: Account) {
      const options = await (await webAuthn()).generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        userID: new TextEncoder().encode(account.id),
        userName: account.email,
        userDisplayName: account.username,
        excludeCredentials: await credentialsOf(db, account.id),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await store(db, 'passkey-add', options.challenge, account.id);
      return options;
    },

    /** The new passkey as a row; undefined if it does not answer our challenge. */
    async newPasskey(db: Db, accountId: string, given: unknown) {
      try {
        const { registrationInfo } = await (await webAuthn()).verifyRegistrationResponse({
          response: given as RegistrationResponseJSON,
          expectedChallenge: isOurs(db, 'passkey-add', accountId),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
        });
        if (!registrationInfo) return undefined;
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        return {
          credential_id: id,
          secret: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(transports),
        };
      } catch {
        return undefined;
      }
    },

    /** Options to use a passkey: of one account, or of whoever has one for this site. */
    async askOptions(db: Db, accountId: string | null) {
      const allowCredentials = accountId ? await credentialsOf(db, accountId) : [];
      const userVerification = accountId ? 'preferred' : 'required';
      const options = await (await webAuthn()).generateAuthenticationOptions({ rpID, allowCredentials, userVerification });
      await store(db, accountId ? 'passkey-check' : 'passkey-login', options.challenge, accountId);
      return options;
    },

    secrets,
    totpStep: stepOf,

    /** The account of a passkey that signs in without a password. */
    async accountOf(db: Db, given: { id: string }): Promise<string | undefined> {
      const factor = await factorStore(db).passkey(given.id);
      if (!factor || factor.confirmed_at === null) return undefined;
      return (await isPasskey(db, 'passkey-login', null, factor, given)) ? factor.account_id : undefined;
    },

    /** Whether this is a factor of the account. Codes count once. */
    async isRight(db: Db, account: Account, { method, code = '', passkey }: FactorProof): Promise<boolean> {
      const factors = factorStore(db);
      if (method === 'recovery') return factors.takeCode(account.id, recoveryHash(account.id, code));
      const mine = await factors.of(account.id);
      if (method === 'totp') {
        const app = mine.find(({ kind }) => kind === 'totp');
        const step = app && stepOf(account, app.secret, code);
        return app !== undefined && step !== undefined && factors.use(app.id, step, now());
      }
      const { id } = (passkey ?? {}) as { id?: string };
      const factor = mine.find(({ credential_id }) => credential_id !== null && credential_id === id);
      return factor !== undefined && isPasskey(db, 'passkey-check', account.id, factor, passkey);
    },
  };
}

/** The time step that a code belongs to; undefined if it is wrong. Clocks may differ by half a minute. */
function totpStep(account: { email: string }, secret: string, code: string, now: number): number | undefined {
  const totp = totpOf(account, secret);
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

export type SecondFactor = ReturnType<typeof secondFactor>;
