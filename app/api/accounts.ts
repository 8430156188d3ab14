import type {
  AcceptInput,
  EmailInput,
  FactorProof,
  Invitations,
  LoginAnswer,
  LoginInput,
  Me,
  MessageAnswer,
  ResetInput,
  SecondFactorAnswer,
  SignupInput,
  TeamMember,
  VerifyInput,
} from '../../contract/accounts.ts';
import { paths } from '../../contract/paths.ts';
import type { Role } from '../../contract/roles.ts';
import { request, withId } from './request.ts';

const post = <Answer>(path: string, json: unknown) => request<Answer>(path, { method: 'POST', json });

/** Registers an address; the server mails a code to it. */
export const signup = (input: SignupInput) => post<MessageAnswer>(paths.signup, input);

export const verify = (input: VerifyInput) => post<MessageAnswer>(paths.verify, input);

/** Requests a new code. */
export const resendCode = (input: EmailInput) => post<MessageAnswer>(paths.resendCode, input);

/** A random mark of this browser. Once it has signed in, strangers' failures do not lock it out. */
function device(): Record<string, string> {
  const key = 'device';
  try {
    const mark = localStorage.getItem(key) ?? `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
    localStorage.setItem(key, mark);
    return { 'x-device': mark };
  } catch {
    return {}; // storage is blocked: an unknown device every time
  }
}
const postAsDevice = <Answer>(path: string, json: unknown) => request<Answer>(path, { method: 'POST', json, headers: device() });

/** Starts a session, or asks for a second factor first. */
export const login = (input: LoginInput) => postAsDevice<LoginAnswer | SecondFactorAnswer>(paths.login, input);
export const secondFactor = (ticket: string, proof: FactorProof) =>
  postAsDevice<LoginAnswer>(paths.secondFactor, { ticket, ...proof });
export const secondFactorOptions = <Options>(ticket: string) => post<Options>(paths.secondFactorOptions, { ticket });
export const passkeyLoginOptions = <Options>() => post<Options>(paths.passkeyLoginOptions, {});
export const passkeyLogin = (passkey: unknown) => postAsDevice<LoginAnswer>(paths.passkeyLogin, { passkey });

/** Requests a password reset token. */
export const forgotPassword = (input: EmailInput) => postAsDevice<MessageAnswer>(paths.forgotPassword, input);

/** Sets a new password with the mailed token. */
export const resetPassword = (input: ResetInput) => postAsDevice<MessageAnswer>(paths.resetPassword, input);

export const acceptInvitation = (input: AcceptInput) => post<MessageAnswer>(paths.acceptInvitation, input);
export const confirmEmail = (token: string) => post<MessageAnswer>(paths.confirmEmail, { token });
/** 'This was not me': ends every session of the account. */
export const notMe = (token: string) => post<MessageAnswer>(paths.notMe, { token });

/** The logged-in administrator. */
export const whoAmI = () => request<Me>(paths.me);

/** All accounts, including those awaiting approval. This and the following calls are for owners. */
export const listTeam = () => request<TeamMember[]>(paths.team);

export const approveMember = (id: string) => post<MessageAnswer>(withId(paths.approveMember, id), {});

export const setMemberRole = (id: string, role: Role) =>
  request<MessageAnswer>(withId(paths.memberRole, id), { method: 'PUT', json: { role } });

/** Deletes an account and its sessions. */
export const removeMember = (id: string) => request<MessageAnswer>(withId(paths.removeMember, id), { method: 'DELETE' });

export const endSessionsOf = (id: string) => request<MessageAnswer>(withId(paths.memberSessions, id), { method: 'DELETE' });
export const resetFactorsOf = (id: string) => request<MessageAnswer>(withId(paths.memberFactors, id), { method: 'DELETE' });
export const listInvitations = () => request<Invitations>(paths.invitations);
export const invite = (json: { email: string; role: string }) =>
  request<MessageAnswer>(paths.invitations, { method: 'POST', json });
export const withdrawInvitation = (id: string) => request<MessageAnswer>(withId(paths.invitation, id), { method: 'DELETE' });
export const setFactorRule = (from: string | null) => request<MessageAnswer>(paths.factorRule, { method: 'PUT', json: { from } });
