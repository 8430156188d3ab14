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

/** Registers an address; a code is mailed to it. */
export const signup = (input: SignupInput) => post<MessageAnswer>(paths.signup, input);

/** Verifies an address with its code. */
export const verify = (input: VerifyInput) => post<MessageAnswer>(paths.verify, input);

/** Asks for another code. */
export const resendCode = (input: EmailInput) => post<MessageAnswer>(paths.resendCode, input);

/** Begins a session. */
export const login = (input: LoginInput) => post<LoginAnswer>(paths.login, input);

/** Asks for a token that sets a new password. */
export const forgotPassword = (input: EmailInput) => post<MessageAnswer>(paths.forgotPassword, input);

/** Sets a new password with the mailed token. */
export const resetPassword = (input: ResetInput) => post<MessageAnswer>(paths.resetPassword, input);

/** Who is logged in. */
export const whoAmI = () => request<Me>(paths.me);

/** Everybody with an account, and whoever waits for approval. For owners, like the calls below. */
export const listTeam = () => request<TeamMember[]>(paths.team);

/** Lets somebody in who waits. */
export const approveMember = (id: string) => post<MessageAnswer>(withId(paths.approveMember, id), {});

/** Makes somebody owner or admin. */
export const setMemberRole = (id: string, role: Role) =>
  request<MessageAnswer>(withId(paths.memberRole, id), { method: 'PUT', json: { role } });

/** Removes somebody; their sessions end. */
export const removeMember = (id: string) => request<MessageAnswer>(withId(paths.removeMember, id), { method: 'DELETE' });
