import type { Role } from '../../../../contract/roles.ts';

export interface AccountTables {
  account: AccountTable;
  registration: RegistrationTable;
  session: SessionTable;
  reset_token: ResetTokenTable;
  factor: FactorTable;
  recovery_code: RecoveryCodeTable;
  ticket: TicketTable;
  known_device: KnownDeviceTable;
  invitation: InvitationTable;
  removed_address: RemovedAddressTable;
}

/** An account with a verified address. It awaits an owner's approval while `approved_at` is null. */
export interface AccountTable {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  role: Role;
  created_at: number;
  approved_at: number | null;
}

/** A submitted registration. Verifying its code turns it into an account with its password. */
export interface RegistrationTable {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  code_hash: string;
  code_expires_at: number;
  /** Tries from the network that registered, and from all others: a stranger cannot use up the registrant's. */
  tries: number;
  tries_elsewhere: number;
  origin_hash: string;
  created_at: number;
}

interface SessionTable {
  token_hash: string;
  /** Names the session in the list of an account's sessions. */
  id: string;
  account_id: string;
  created_at: number;
  last_used_at: number;
  /** When the password or a factor was last given. */
  verified_at: number;
  user_agent: string;
  network_hash: string;
}

interface ResetTokenTable {
  token_hash: string;
  account_id: string | null;
  expires_at: number;
}

/** A passkey (secret: public key) or an authenticator app (secret: shared key; counter: the last time step used). */
export interface FactorTable {
  id: string;
  account_id: string;
  kind: 'passkey' | 'totp';
  name: string;
  secret: string;
  credential_id: string | null;
  transports: string;
  counter: number;
  created_at: number;
  confirmed_at: number | null;
  last_used_at: number | null;
}

interface RecoveryCodeTable {
  code_hash: string;
  account_id: string;
}

interface TicketTable {
  hash: string;
  kind: string;
  account_id: string | null;
  data: string;
  tries: number;
  expires_at: number;
}

interface KnownDeviceTable {
  hash: string;
  account_id: string;
  last_used_at: number;
}

export interface InvitationTable {
  id: string;
  email: string;
  role: Role;
  token_hash: string;
  invited_by: string;
  created_at: number;
  expires_at: number;
}

interface RemovedAddressTable {
  hash: string;
  removed_at: number;
}
