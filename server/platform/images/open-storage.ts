import { join } from 'node:path';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The bucket of S3_URL where one is set, else a folder beside the embedded database. */
export const openStorage = ({ s3Url, dataDir }: { s3Url?: string; dataDir: string }): Storage =>
  s3Url ? s3Storage(s3Url) : diskStorage(join(dataDir, 'uploads'));
