/**
 * File storage: a folder on disk or a bucket. Keys look like `banners/0f3a….jpg`. Files are small (images that we
 * encoded, and what visitors sent, up to 10 MB), immutable, and written atomically.
 */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deleting a missing key is not an error. */
  delete(key: string): Promise<void>;
  list(): AsyncIterable<{ key: string; modifiedAt: number }>;
};

/** A key that stays inside its folder, whatever storage it is given to. */
export const isStorageKey = (key: string) => key.split('/').every((part) => /^[^.\\\0][^\\\0]*$/.test(part));
