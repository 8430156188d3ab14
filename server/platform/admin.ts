import type { Role } from '../../contract/roles.ts';

/** The administrator who makes an API call, and the session. */
export type Admin = {
  id: string;
  username: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The password or a factor was given within the last 15 minutes. */
  isRecent: boolean;
  /** A second factor is required and not set up yet. */
  needsFactor: boolean;
};
