import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * The key to the sender's private page. With an idempotency key, which only the sender's browser knows, a repeated submission gets
 * the same key again although the database holds nothing but its hash.
 */
export function newEnquiryKey(reference: string, idempotencyKey?: string): string {
  const bytes = idempotencyKey ? createHmac('sha256', idempotencyKey).update(`enquiry:${reference}`).digest() : randomBytes(24);
  return bytes.subarray(0, 24).toString('base64url');
}

export const enquiryKeyHash = (key: string) => createHash('sha256').update(`enquiry-key:${key}`).digest('base64url');
