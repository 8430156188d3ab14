/**
 * Where files are kept: a folder on disk or a bucket. Keys look like `banners/0f3a….jpg`. Files are small
 * (everything kept was encoded here), never change, and are put whole or not at all.
 */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deleting what is not there is no fault. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; modifiedAt: number }>;
};
