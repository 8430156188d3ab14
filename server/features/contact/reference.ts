import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford's Base32 without I, L, O, U: unambiguous when read aloud

/** A reference to quote on the phone, like NV-7K3M-Q2XD. */
export function newReference(): string {
  const text = Array.from(randomBytes(8), (byte) => letters[byte % 32]).join('');
  return `NV-${text.slice(0, 4)}-${text.slice(4)}`;
}
