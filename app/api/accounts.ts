import type {
  EmailInput,
  LoginAnswer,
  LoginInput,
  Me,
  MessageAnswer,
  ResetInput,
  Role,
  SignupInput,
  TeamMember,
  VerifyInput,
} from '../../contract/accounts.ts';
import { paths } from '../../contract/paths.ts';
import { request, withId } from './request.ts';

const post = <Answer>(path: string, json: unknown) => request<Answer>(path, { method: 'POST', json });

/** Registers an address; the server mails a code to it. */
export const signup = (input: SignupInput) => post<MessageAnswer>(paths.signup, input);

export const verify = (input: VerifyInput) => post<MessageAnswer>(paths.verify, input);

/** Requests a new code. */
export const resendCode = (input: EmailInput) => post<MessageAnswer>(paths.resendCode, input);

/** Starts a session. */
export const login = (input: LoginInput) => post<LoginAnswer>(paths.login, input);

/** Requests a password reset token. */
export const forgotPassword = (input: EmailInput) => post<MessageAnswer>(paths.forgotPassword, input);

/** Sets a new password with the mailed token. */
export const resetPassword = (input: ResetInput) => post<MessageAnswer>(paths.resetPassword, input);

/** The logged-in administrator. */
export const whoAmI = () => request<Me>(paths.me);

/** All accounts, including those awaiting approval. This and the following calls are for owners. */
export const listTeam = () => request<TeamMember[]>(paths.team);

export const approveMember = (id: string) => post<MessageAnswer>(withId(paths.approveMember, id), {});

export const setMemberRole = (id: string, role: Role) =>
  request<MessageAnswer>(withId(paths.memberRole, id), { method: 'PUT', json: { role } });

/** Deletes an account and its sessions. */
export const removeMember = (id: string) => request<MessageAnswer>(withId(paths.removeMember, id), { method: 'DELETE' });
