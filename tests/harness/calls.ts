// API calls of visitors and administrators over HTTP, against a running product. Each returns status and body; status 0 means no
// response. Tests of the application in memory use admin.ts.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoginAnswer } from '../../contract/accounts.ts';
import { paths } from '../../contract/paths.ts';
import type { Body } from './body.ts';
import { owner } from './owner.ts';

export type Answer = { status: number; body: Body };

const timeoutMs = 90_000;

export async function call(url: string, path: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: undefined };
  }
}

/** All clients of a check run on this machine; a random address each avoids the rate limits (TRUST_PROXY=1). */
const anyAddress = () => ({ 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` });

export const callJson = (url: string, path: string, json: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  call(url, path, {
    method,
    headers: { 'content-type': 'application/json', ...anyAddress(), ...headers },
    body: JSON.stringify(json),
  });

export const contact = (url: string, email: string) =>
  callJson(
    url,
    paths.contact,
    { email, phoneNumber: '+1 780 555 0100', firstName: 'Vera', message: `A message of ${email}` },
    { 'idempotency-key': email },
  );

/** A message with a file, whose bytes say whose it is. */
export const contactWithFile = (url: string, email: string) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ email, phoneNumber: '+1 780 555 0100', message: `With a file of ${email}` }))
    body.set(name, value);
  body.set('files', new Blob([`%PDF-1.7\n${email}\n`.padEnd(200_000, '.')]), 'list.pdf');
  return call(url, paths.contact, { method: 'POST', headers: anyAddress(), body });
};

type Account = typeof owner;

/** Repeats a call that was turned away because the machine is busy. */
async function untilTaken(work: () => Promise<Answer>, tries = 60): Promise<Answer> {
  const answer = await work();
  if (answer.body?.code !== 'overloaded' || tries <= 1) return answer;
  await pause(1000);
  return untilTaken(work, tries - 1);
}

/** Registers and verifies an account; `readCode` returns the code from the mail. */
export async function register(url: string, account: Account, readCode: (email: string) => Promise<string>) {
  const registered = await untilTaken(() => callJson(url, paths.signup, account));
  if (registered.status !== 201) throw new Error(`Registering answered ${registered.status} ${JSON.stringify(registered.body)}`);
  const { email } = account;
  const verificationCode = await readCode(email);
  const verified = await untilTaken(() => callJson(url, paths.verify, { email, verificationCode }));
  if (verified.status !== 200) throw new Error(`Verifying answered ${verified.status} ${JSON.stringify(verified.body)}`);
}

/** Logs an account in, the owner's unless told. */
export async function logIn(
  url: string,
  { account: { email, password } = owner, headers = {} }: { account?: Account; headers?: Record<string, string> } = {},
): Promise<LoginAnswer> {
  const { status, body } = await untilTaken(() => callJson(url, paths.login, { email, password }, headers));
  if (status !== 200) throw new Error(`Logging in answered ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Registers the first administrator and logs in. */
export async function becomeOwner(url: string, readCode: (email: string) => Promise<string>): Promise<string> {
  await register(url, owner, readCode);
  return (await logIn(url)).token;
}

/** API calls of a logged-in administrator. */
export function administrator(token: string, picture: Blob) {
  const headers = () => ({ authorization: `Bearer ${token}`, ...anyAddress() });
  const form = (fields: Record<string, string>, withPicture: boolean) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    if (withPicture) data.set('image', picture, 'picture.png');
    return data;
  };
  return {
    add: (url: string, kind: 'banner' | 'service', title: string) =>
      call(url, kind === 'banner' ? paths.addBanner : paths.addService, {
        method: 'POST',
        headers: headers(),
        body: form({ title, description: `About ${title}`, ...(kind === 'service' && { slogan: 'A slogan' }) }, true),
      }),
    update: (url: string, kind: 'banner' | 'service', id: string, title: string, withPicture = false) =>
      call(url, `/api/v1/update-${kind}/${id}`, { method: 'PUT', headers: headers(), body: form({ title }, withPicture) }),
    remove: (url: string, kind: 'banner' | 'service', id: string) =>
      call(url, `/api/v1/delete-${kind}/${id}`, { method: 'DELETE', headers: headers() }),
    list: (url: string, kind: 'banner' | 'service') =>
      call(url, kind === 'banner' ? paths.banners : paths.services, { headers: headers() }),
    show: (url: string, switches: { banners?: boolean; services?: boolean }) =>
      callJson(url, paths.switches, switches, headers(), 'PUT'),
    board: (url: string) => call(url, paths.healthBoard, { headers: headers() }),
  };
}

export type Administrator = ReturnType<typeof administrator>;
