export const activityWords = {
  note: 'What administrators did, newest first.',
  older: 'Show older',
  loading: 'Loading',
  empty: 'Nothing has happened yet',
  emptyText: 'Changes to banners, services, the team and the switches will be listed here.',
  beforeAndAfter: 'Before and after',
  of: (subject: string) => ` of ${subject}`,
  before: 'Before',
  after: 'After',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  what: 'activity',
  logFetch: 'Failed to fetch activity',
} as const;

export const healthWords = {
  since: (moment: string) => `Since ${moment}.`,
  lastBackup: (moment: string, rows: number, uploads: number, size: string) =>
    `Last proven backup: ${moment} (${rows} rows, ${uploads} files, ${size}).`,
  noBackup: 'No backup has been made yet.',
  noSchedule: ' None is scheduled either: set BACKUP_EVERY.',
} as const;
