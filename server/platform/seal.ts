import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  decapsulate,
  encapsulate,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Encrypts to one key; stored in the database for whoever queues mails. */
export type SealKey = { id: string; publicKey: string };
/** Decrypts what was sealed for it; only the sending process has it. */
export type OpenKey = SealKey & { open: (sealed: string) => string };

type Sealed = { keys: Record<string, { shared: string; key: string }>; content: string };

const pkcs8Start = Buffer.from('302e020100300506032b656e04220420', 'hex'); // an X25519 private key follows
const cipher = 'aes-256-gcm';

/** The key pair that belongs to a secret. */
export function openKey(secret: string, purpose = 'mail'): OpenKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `norvane ${purpose} key`, 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const id = createHash('sha256').update(publicKey).digest('base64url').slice(0, 16);
  return {
    id,
    publicKey: publicKey.toString('base64'),
    open(sealed) {
      const { keys, content } = JSON.parse(sealed) as Sealed;
      const mine = keys[id];
      if (!mine) throw new Error('This was sealed for another key.');
      const contentKey = decrypt(decapsulate(privateKey, Buffer.from(mine.shared, 'base64')), mine.key);
      return decrypt(contentKey, content).toString('utf8');
    },
  };
}

/** The ids of the keys that open it. */
export const sealedFor = (sealed: string): string[] => Object.keys((JSON.parse(sealed) as Sealed).keys);

/** Encrypts a text so that each of the keys opens it. */
export function seal(text: string, keys: SealKey[]): string {
  const contentKey = randomBytes(32);
  const wrapped = keys.map(({ id, publicKey }) => {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const { sharedKey, ciphertext } = encapsulate(key);
    return [id, { shared: ciphertext.toString('base64'), key: encrypt(sharedKey, contentKey) }] as const;
  });
  return JSON.stringify({ keys: Object.fromEntries(wrapped), content: encrypt(contentKey, Buffer.from(text)) } satisfies Sealed);
}

function encrypt(key: Uint8Array, bytes: Uint8Array): string {
  const iv = randomBytes(12);
  const encrypting = createCipheriv(cipher, key, iv);
  const parts = [iv, encrypting.update(bytes), encrypting.final()];
  return Buffer.concat([...parts, encrypting.getAuthTag()]).toString('base64');
}

function decrypt(key: Uint8Array, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const decrypting = createDecipheriv(cipher, key, bytes.subarray(0, 12), { authTagLength: 16 });
  decrypting.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decrypting.update(bytes.subarray(12, -16)), decrypting.final()]);
}
