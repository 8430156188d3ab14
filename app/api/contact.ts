import type { ContactReceipt, FormToken } from '../../contract/contact.ts';
import { publicPaths } from '../../contract/public-paths.ts';
import { request } from './request.ts';

/** Sends fields and files as a form; its code is loaded with the first file. */
export type SendWithFiles = (values: Record<string, string>, headers: Record<string, string>) => Promise<ContactReceipt>;
export type FormFill = ReturnType<typeof startFill>;

/**
 * Sends the seven fields of Contact Us. Key and token travel in headers, so that the body matches the specification. A contact
 * API on another host (`base`) gets the body alone.
 */
export async function sendContact(
  values: Record<string, string>,
  { base = '', fill, withFiles }: { base?: string; fill?: FormFill; withFiles?: SendWithFiles } = {},
): Promise<Partial<ContactReceipt> & { message: string }> {
  const token = base ? undefined : await fill?.token();
  const headers = { ...(fill && !base && { 'idempotency-key': fill.key }), ...(token && { 'x-form-token': token }) };
  if (withFiles) return withFiles(values, headers);
  return request<Partial<ContactReceipt> & { message: string }>(publicPaths.contact, {
    method: 'POST',
    json: values,
    base,
    headers,
  });
}

/** State of one submission: an idempotency key that detects resends, and a signed token of when filling began. */
export function startFill() {
  let begun = false;
  let proof: { token: string; goodFrom: number } | undefined;

  return {
    key: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),

    /** Called when the first field is touched. */
    begin() {
      if (begun) return;
      begun = true;
      request<FormToken>(publicPaths.formToken).then(
        ({ token, minimumMs }) => {
          proof = { token, goodFrom: performance.now() + minimumMs };
        },
        () => {}, // messages without a token are accepted too
      );
    },

    /** The token, if any. Resolves no earlier than the minimum fill time that the server checks. */
    async token(): Promise<string | undefined> {
      if (!proof) return undefined;
      const wait = proof.goodFrom - performance.now();
      if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
      return proof.token;
    },
  };
}
