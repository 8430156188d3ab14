import type { FormToken } from '../../contract/contact.ts';
import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

export type FormFill = ReturnType<typeof startFill>;

/**
 * Sends the seven fields of Contact Us. What proves the filling travels in headers, so that the body is what the
 * specification says; a contact API on another host (`base`) gets the body alone.
 */
export async function sendContact(
  values: Record<string, string>,
  { base = '', fill }: { base?: string; fill?: FormFill } = {},
): Promise<{ message: string }> {
  const token = base ? undefined : await fill?.token();
  const headers = { ...(fill && !base && { 'idempotency-key': fill.key }), ...(token && { 'x-form-token': token }) };
  return request<{ message: string }>(paths.contact, { method: 'POST', json: values, base, headers });
}

/** One filling of the form: a key that tells a repeated sending from a new message, and a signed token of its beginning. */
export function startFill() {
  let begun = false;
  let proof: { token: string; goodFrom: number } | undefined;

  return {
    key: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),

    /** The first field was touched. */
    begin() {
      if (begun) return;
      begun = true;
      request<FormToken>(paths.formToken).then(
        ({ token, minimumMs }) => {
          proof = { token, goodFrom: performance.now() + minimumMs };
        },
        () => {}, // a message without a token is as good
      );
    },

    /** The token, if there is one, not before the server believes that a person filled the form. */
    async token(): Promise<string | undefined> {
      if (!proof) return undefined;
      const wait = proof.goodFrom - performance.now();
      if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
      return proof.token;
    },
  };
}
