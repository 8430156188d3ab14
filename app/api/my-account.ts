import type { FactorProof, MessageAnswer, ProfileInput, SessionEntry } from '../../contract/accounts.ts';
import { paths } from '../../contract/paths.ts';
import { request, withId } from './request.ts';

const post = <Answer>(path: string, json: unknown = {}) => request<Answer>(path, { method: 'POST', json });
const remove = (path: string) => request<MessageAnswer>(path, { method: 'DELETE' });

export const changeMe = (json: ProfileInput) => request<MessageAnswer>(paths.me, { method: 'PATCH', json });

export const listSessions = () => request<SessionEntry[]>(paths.mySessions);
export const endSession = (id: string) => remove(withId(paths.mySession, id));
export const endOtherSessions = () => remove(paths.mySessions);

export type RecoveryCodes = { recoveryCodes?: string[] };
export const beginTotp = () => post<{ secret: string; uri: string }>(paths.myTotp);
export const confirmTotp = (code: string) => post<RecoveryCodes>(paths.confirmTotp, { code });
export const passkeyOptions = <Options>() => post<Options>(paths.passkeyOptions);
export const addPasskey = (name: string, passkey: unknown) => post<RecoveryCodes>(paths.myPasskeys, { name, passkey });
export const renameFactor = (id: string, name: string) =>
  request<MessageAnswer>(withId(paths.myFactor, id), { method: 'PATCH', json: { name } });
export const removeFactor = (id: string) => remove(withId(paths.myFactor, id));
export const renewRecoveryCodes = () => post<RecoveryCodes>(paths.recoveryCodes);

/** The password or a factor once more, for calls that ask for it. */
export const verifyMe = (proof: { password: string } | FactorProof) => post<MessageAnswer>(paths.verifyMe, proof);
export const verifyMeOptions = <Options>() => post<Options>(paths.verifyMeOptions);
