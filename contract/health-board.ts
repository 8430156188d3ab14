/** A current problem; `since` in epoch milliseconds. */
export type Fault = {
  what: 'database' | 'disk' | 'storage' | 'files' | 'mail' | 'load' | 'backup' | 'clock' | 'facts' | 'webhooks' | 'contact-form';
  sentence: string;
  since: number;
};

/** A backup verified by a test restore. `missing` names the image files that it had to leave out. */
export type VerifiedBackup = {
  file: string;
  at: number;
  bytes: number;
  rows: number;
  uploads: number;
  sha256: string;
  missing?: string[];
};

/** The dashboard's view of service health. Only owners get `notes` (missing settings) and `backup`. */
export type HealthBoard = {
  faults: Fault[];
  /** When the contact form was last proven by the nightly test; absent if it has not been yet. */
  contactProvenAt?: number;
  notes?: string[];
  backup?: { last: VerifiedBackup | null };
};
