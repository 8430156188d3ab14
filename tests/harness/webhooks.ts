import { expect, onTestFinished } from 'vitest';
import { paths } from '../../contract/paths.ts';
import type { WebhookDelivery, WebhookSecret } from '../../contract/webhooks.ts';
import { loginAdmin, sendJson } from './admin.ts';
import type { MakeOptions, makeApp } from './make-app.ts';
import { webhookTarget } from './webhook-target.ts';

export const person = {
  email: 'ada@example.com',
  phoneNumber: '+1 780 555 0100',
  firstName: 'Ada',
  companyName: 'Engines <!channel>',
};
const everything = ['message.received', 'message.changed', 'message.replied', 'message.line', 'message.erased'];

/** An application with an owner whose clock the test moves, and a system that listens. */
export async function webhookSetup(
  make: (options: MakeOptions) => ReturnType<typeof makeApp>,
  { env, ...options }: MakeOptions = {},
) {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const made = await make({
    ...options,
    now,
    env: { TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com', WEBHOOKS_ALLOW_PRIVATE: '1', ...env },
  });
  const { token } = await loginAdmin(made);
  const target = await webhookTarget();
  onTestFinished(target.stop);
  const call = async (path: string, method = 'POST', json: unknown = {}) => {
    const times = { created_at: now(), last_used_at: now() };
    if (clock.ahead) await made.database.db.updateTable('session').set(times).execute(); // it would have ended
    return sendJson(made, path, json, { method, token });
  };
  const add = async (more: object = {}) => {
    const input = { name: 'CRM', url: target.url, events: everything, ...more };
    const { status, body } = await call(paths.webhooks, 'POST', input);
    expect(status).toBe(201);
    return body as WebhookSecret;
  };
  let sent = 0;
  const receive = async (words: Record<string, string> = {}) => {
    sent += 1;
    const more = { 'x-forwarded-for': `10.0.0.${sent}` };
    const { status, body } = await sendJson(made, paths.contact, { ...person, message: `Number ${sent}`, ...words }, { more });
    expect(status).toBe(200);
    return body as { reference: string; key: string };
  };
  const log = async (id: string) =>
    (await call(paths.webhookDeliveries.replace(':id', id), 'GET')).body.deliveries as WebhookDelivery[];
  const at = (path: string, id: string) => path.replace(':id', id);
  const list = async () => (await call(paths.webhooks, 'GET')).body.webhooks;
  return { made, target, call, add, receive, log, at, list, clock, sendDue: made.deliveries.sendDue };
}
