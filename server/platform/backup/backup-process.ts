import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { VerifiedBackup } from '../../../contract/health-board.ts';
import type { BackupOutcome } from './backup.worker.ts';
import type { BackupPlace } from './backup-key.ts';

/** Makes backups in a child process, which ends with `stop`. */
export function backupProcess({ databaseUrl, s3Url, dataDir, backupDir, backupKeep, backupKey }: BackupPlace, stop: AbortSignal) {
  return (): Promise<VerifiedBackup> => {
    const child: ChildProcess = fork(fileURLToPath(new URL('./backup.worker.ts', import.meta.url)), {
      env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
      execArgv: [],
    });
    const kill = () => child.kill();
    stop.addEventListener('abort', kill);
    return new Promise<VerifiedBackup>((resolve, reject) => {
      child.once('message', (outcome: BackupOutcome) =>
        'backup' in outcome ? resolve(outcome.backup) : reject(new Error(outcome.failed)),
      );
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The backup process ended unexpectedly.')));
      child.send({ databaseUrl, s3Url, dataDir, backupDir, backupKeep, backupKey } satisfies BackupPlace);
    }).finally(() => stop.removeEventListener('abort', kill));
  };
}
