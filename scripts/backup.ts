// npm run backup: creates a verified archive of database and uploads while the server runs.
import { readConfig } from '../server/config.ts';
import { makeBackup } from '../server/platform/backup/backup.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';
import { restrictFileMode } from '../server/platform/private-files.ts';
import { commandLine } from './help.ts';

commandLine({
  usage: 'npm run backup',
  does: 'Makes one archive of database and uploads in BACKUP_DIR while the server runs, restores it to a scratch folder and compares. Unverified archives are deleted; so are the oldest beyond BACKUP_KEEP.',
  example: 'BACKUP_DIR=/mnt/backups npm run backup',
});
restrictFileMode();

try {
  const config = readConfig(process.env);
  const backup = await makeBackup({
    source: config,
    storage: openStorage(config),
    folder: config.backupDir,
    keep: config.backupKeep,
  });
  console.log(`${config.backupDir}/${backup.file}`);
  console.log(
    `${backup.rows} rows and ${backup.uploads} files in ${backup.bytes} bytes, restored to a scratch folder and compared: the same.`,
  );
  console.log(`sha256 ${backup.sha256}`);
} catch (error) {
  console.error(`The backup failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
