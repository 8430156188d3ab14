import { createPrivateKey, createPublicKey, hkdfSync, sign, verify } from 'node:crypto';
import { join } from 'node:path';
import { keyFile } from '../key-file.ts';

const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex'); // an Ed25519 private key follows

/** The age identity that encrypts and opens backups; its signing key is derived from it. */
export type BackupKey = {
  identity: string;
  sign: (bytes: Uint8Array) => Buffer;
  isSigned: (bytes: Uint8Array, signature: Uint8Array) => boolean;
};

/** Where a backup is made from and put. */
export type BackupPlace = {
  databaseUrl?: string;
  s3Url?: string;
  dataDir: string;
  backupDir: string;
  backupKeep: number;
  backupKey?: string;
};

export function backupKey(identity: string): BackupKey {
  const seed = Buffer.from(hkdfSync('sha256', identity, '', 'norvane backup signature', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  return {
    identity,
    sign: (bytes) => sign(null, bytes, privateKey),
    isSigned: (bytes, signature) => signature.length === 64 && verify(null, bytes, publicKey, signature),
  };
}

/** BACKUP_KEY, or a key made on first use. The file lies in no archive, so keep a copy of it where the archives are not. */
export const openBackupKey = async ({
  backupKey: given,
  dataDir,
}: Pick<BackupPlace, 'backupKey' | 'dataDir'>): Promise<BackupKey> =>
  backupKey(given ?? (await keyFile(backupKeyPath(dataDir), newBackupKey)));

export const backupKeyPath = (dataDir: string) => join(dataDir, 'backup.key');

/** An ordinary age identity: `age --decrypt -i KEYFILE ARCHIVE` opens an archive without this product. */
export const newBackupKey = async () => (await import('age-encryption')).generateX25519Identity();
