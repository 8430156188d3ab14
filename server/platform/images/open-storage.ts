import { join } from 'node:path';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The bucket at S3_URL if set, else a folder in the data folder. */
export const openStorage = ({ s3Url, dataDir }: { s3Url?: string; dataDir: string }): Storage =>
  s3Url ? s3Storage(s3Url) : diskStorage(join(dataDir, 'uploads'));
