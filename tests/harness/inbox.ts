import type { MessagePage, MessageThread, StoredMessage } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { loginAdmin, sendJson } from './admin.ts';
import type { MakeOptions, makeApp } from './make-app.ts';

export const person = { email: 'ada@example.com', phoneNumber: '+1 780 555 0123' };
export const at = (path: string, id: string) => path.replace(':id', id);
export const texts = (messages: StoredMessage[]) => messages.map(({ message }) => message);

/** An application with an owner, and ways to send it messages and to read them. */
export async function inboxOf(make: (options: MakeOptions) => ReturnType<typeof makeApp>, options: MakeOptions = {}) {
  const made = await make({ ...options, env: { TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com', ...options.env } });
  const { token, headers } = await loginAdmin(made);
  let sent = 0;
  const call = (path: string, method: string, json: unknown = {}) => sendJson(made, path, json, { method, token });
  const page = async (query = '') => (await call(paths.messages + query, 'GET')).body as MessagePage;
  return {
    made,
    headers,
    call,
    /** Sends a message from an address of its own; its reference. */
    async receive(words: Record<string, string> = {}): Promise<string> {
      sent += 1;
      const more = { 'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}` };
      return (await sendJson(made, paths.contact, { ...person, ...words }, { more })).body.reference;
    },
    page,
    list: async (query = '') => (await page(query)).messages,
    /** The message of the inbox with this text. */
    async withText(text: string): Promise<StoredMessage> {
      const found = (await page()).messages.find(({ message }) => message === text);
      if (!found) throw new Error(`There is no message “${text}”.`);
      return found;
    },
    thread: async (id: string) => (await call(at(paths.message, id), 'GET')).body as MessageThread,
    unread: async () => (await call(paths.unreadMessages, 'GET')).body.unread as number,
    download: async (query: string) => await made.app.request(paths.exportMessages + query, { headers }),
  };
}
