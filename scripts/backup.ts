// npm run backup: creates a verified archive of database and uploads while the server runs.
import { readConfig } from '../server/config.ts';
import { makeBackup } from '../server/platform/backup/backup.ts';
import { backupKeyPath, newBackupKey, openBackupKey } from '../server/platform/backup/backup-key.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';
import { restrictFileMode } from '../server/platform/private-files.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run backup',
  does: 'Makes one encrypted, signed archive of database and uploads in BACKUP_DIR while the server runs, restores it to a scratch folder and compares. Unverified archives are deleted; so are the oldest beyond BACKUP_KEEP.',
  options: { 'new-key': { type: 'boolean', about: 'only print a new key for BACKUP_KEY' } },
  example: 'BACKUP_DIR=/mnt/backups npm run backup',
});
restrictFileMode();
if (values['new-key']) {
  console.log(await newBackupKey());
  process.exit(0);
}

try {
  const config = readConfig(process.env);
  const backup = await makeBackup({
    source: config,
    storage: openStorage(config),
    folder: config.backupDir,
    keep: config.backupKeep,
    key: await openBackupKey(config),
  });
  console.log(`${config.backupDir}/${backup.file}`);
  console.log(
    `${backup.rows} rows and ${backup.uploads} files in ${backup.bytes} bytes, restored to a scratch folder and compared: the same.`,
  );
  console.log(`sha256 ${backup.sha256}`);
  for (const file of backup.missing ?? []) console.log(`Not in it, because it is missing or damaged: ${file}`);
  if (!config.backupKey)
    console.log(`Encrypted with ${backupKeyPath(config.dataDir)}. Copy that key elsewhere: without it no backup can be opened.`);
} catch (error) {
  console.error(`The backup failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
