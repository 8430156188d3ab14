import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type UseOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type AddOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Lets the browser use a passkey; undefined if the person cancelled or has none. */
export async function askPasskey(options: Promise<unknown>): Promise<unknown> {
  const optionsJSON = (await options) as UseOptions;
  return startAuthentication({ optionsJSON }).catch(() => undefined);
}

/** Lets the browser make a passkey; undefined if the person cancelled or has it already. */
export async function makePasskey(options: Promise<unknown>): Promise<unknown> {
  const optionsJSON = (await options) as AddOptions;
  return startRegistration({ optionsJSON }).catch(() => undefined);
}
