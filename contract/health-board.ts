/** Something that is wrong now; `since` in epoch milliseconds. */
export type Fault = { what: 'database' | 'disk' | 'storage' | 'mail' | 'load' | 'backup'; sentence: string; since: number };

/** A backup that was restored to a scratch folder and compared. */
export type ProvenBackup = { file: string; at: number; bytes: number; rows: number; uploads: number; sha256: string };

/** What the dashboard shows about the health of the service; what is not set up, and the last backup, to owners only. */
export type HealthBoard = { faults: Fault[]; notes?: string[]; backup?: { last: ProvenBackup | null } };
