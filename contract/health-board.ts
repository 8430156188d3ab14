/** A current problem; `since` in epoch milliseconds. */
export type Fault = { what: 'database' | 'disk' | 'storage' | 'mail' | 'load' | 'backup'; sentence: string; since: number };

/** A backup verified by a test restore. */
export type VerifiedBackup = { file: string; at: number; bytes: number; rows: number; uploads: number; sha256: string };

/** The dashboard's view of service health. Only owners get `notes` (missing settings) and `backup`. */
export type HealthBoard = { faults: Fault[]; notes?: string[]; backup?: { last: VerifiedBackup | null } };
