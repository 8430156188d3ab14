import { argon2, randomBytes } from 'node:crypto';
import { fairQueue, type Turn } from './fair-queue.ts';
import { sameHash } from './secrets.ts';

type Cost = { memory: number; passes: number };
const owaspCost: Cost = { memory: 19_456, passes: 2 }; // OWASP's first choice for argon2id
const own = { parallelism: 1, tagLength: 32 };
const maxMemory = 2 ** 18; // a hash asking for more than 256 MiB, or for ten passes, is not ours
const shape = /^\$argon2id\$v=19\$m=(\d+),t=([1-9]),p=([1-9])\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

// Hashing runs off the main thread. Two at a time leave threads for file access. A login needs two hashes, one after the other;
// callers take turns, so many calls of one network delay no other.
const enqueue = fairQueue({ atOnce: 2, perCaller: 64, waiting: 400 });

export type Passwords = ReturnType<typeof passwordHashing>;

/** Tests that are not about passwords choose a smaller cost. */
export function passwordHashing(cost = owaspCost) {
  const decoy: Stored = { ...cost, ...own, salt: randomBytes(16), wanted: randomBytes(own.tagLength) };
  return {
    /** Hashes a password for storage, including its cost parameters. */
    async hashPassword(password: string, turn: Turn): Promise<string> {
      const salt = randomBytes(16);
      const hash = await tag(password, salt, { ...cost, ...own }, turn);
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${own.parallelism}$${base64(salt)}$${base64(hash)}`;
    },

    /** Verifies a password against a stored hash, at that hash's cost. Without a hash it does the same work and returns false. */
    async isPassword(password: string, stored: string | undefined, turn: Turn): Promise<boolean> {
      const known = read(stored);
      const { salt, wanted, ...storedCost } = known ?? decoy;
      const given = await tag(password, salt, storedCost, turn);
      return sameHash(base64(given), base64(wanted)) && known !== undefined;
    },
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

type Stored = Cost & typeof own & { salt: Buffer; wanted: Buffer };

function read(stored = ''): Stored | undefined {
  const [, m, t, p, salt = '', hash = ''] = shape.exec(stored) ?? [];
  const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)];
  if (!(memory >= 8 * parallelism && memory <= maxMemory)) return undefined; // argon2 needs at least 8 KiB per lane
  const wanted = Buffer.from(hash, 'base64');
  return { memory, passes, parallelism, tagLength: wanted.length, salt: Buffer.from(salt, 'base64'), wanted };
}

/** The same password may arrive in different Unicode forms from different devices, so NFKC is applied. */
function tag(password: string, nonce: Buffer, atCost: Cost & typeof own, turn: Turn): Promise<Buffer> {
  const options = { ...atCost, message: password.normalize('NFKC'), nonce };
  return enqueue(
    turn,
    () =>
      new Promise((resolve, reject) =>
        argon2('argon2id', options, (error, derived) => (error ? reject(error) : resolve(derived))),
      ),
  );
}
