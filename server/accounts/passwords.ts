import { argon2, randomBytes } from 'node:crypto';
import { boundedQueue } from './bounded-queue.ts';
import { sameHash } from './secrets.ts';

const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const; // OWASP's first choice for argon2id
const [saltBytes, tagBytes] = [16, 32];
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

// The work is done off the main thread. Two at once leave threads for files; 300 in line are a wait of some seconds.
const inLine = boundedQueue({ atOnce: 2, waiting: 300 });

/** Hashes a password for keeping. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${prefix}${base64(salt)}$${base64(await tag(password, salt))}`;
}

/** Tells whether a password is the kept one. Without a kept one it does the same work and says no. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [salt = '', wanted = ''] = (kept ?? nobodys).slice(prefix.length).split('$');
  const given = base64(await tag(password, Buffer.from(salt, 'base64')));
  return sameHash(given, wanted) && kept !== undefined;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const nobodys = `${prefix}${base64(randomBytes(saltBytes))}$${base64(randomBytes(tagBytes))}`;

/** One password typed on two machines may arrive in two Unicode forms; NFKC makes them one. */
function tag(password: string, nonce: Buffer): Promise<Buffer> {
  const options = { ...cost, message: password.normalize('NFKC'), nonce, tagLength: tagBytes };
  return inLine(
    () =>
      new Promise((resolve, reject) =>
        argon2('argon2id', options, (error, derived) => (error ? reject(error) : resolve(derived))),
      ),
  );
}
