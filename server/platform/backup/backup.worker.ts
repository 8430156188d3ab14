// Runs in a child process with low priority and a database connection of its own: pages never wait for a backup.
import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import type { VerifiedBackup } from '../../../contract/health-board.ts';
import { openStorage } from '../images/open-storage.ts';
import { restrictFileMode } from '../private-files.ts';
import { makeBackup } from './backup.ts';
import { type BackupPlace, openBackupKey } from './backup-key.ts';

export type BackupOutcome = { backup: VerifiedBackup } | { failed: string };

restrictFileMode();
setPriority(19);
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });

process.once('message', async (place: BackupPlace) => {
  const outcome: BackupOutcome = await openBackupKey(place)
    .then((key) =>
      makeBackup({ source: place, storage: openStorage(place), folder: place.backupDir, keep: place.backupKeep, key }),
    )
    .then(
      (backup) => ({ backup }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
  process.send?.(outcome, () => process.disconnect?.());
});
