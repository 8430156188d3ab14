import { paths } from '../../contract/paths.ts';
import { request } from './request.ts';

/** Sends the seven fields of Contact Us; `base` is the address of a contact API on another host. */
export function sendContact(values: Record<string, string>, { base = '' }: { base?: string } = {}): Promise<{ message: string }> {
  return request<{ message: string }>(paths.contact, { method: 'POST', json: values, base });
}
