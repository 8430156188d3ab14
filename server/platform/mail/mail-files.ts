import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasureRecord } from '../erasure/erasure.store.ts';

const aboutPattern =
  /^(?<queuedAt>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-[0-9a-f]{8}-(?<about>[\w-]{43})(?:\.NV-[0-9A-Z]{4}-[0-9A-Z]{4})?\.eml$/;
const fileTime = (time: number) => new Date(time).toISOString().replace(/[:.]/g, '-');

/** `about` is the hash of an address, `reference` that of a contact message. */
type MailFile = { id: string; createdAt: number; about?: string; reference?: string };

/**
 * Mails written as files where no SMTP server is set. The name carries a keyed hash of the address a mail is about, so that
 * erasing an address finds its mails without reading them.
 */
export function mailFiles(folder: string) {
  const names = () => readdir(folder).catch(() => [] as string[]);

  return {
    async write({ id, createdAt, about, reference }: MailFile, bytes: Uint8Array): Promise<string> {
      const path = join(
        folder,
        `${fileTime(createdAt)}-${id.slice(0, 8)}${about ? `-${about}` : ''}${reference ? `.${reference}` : ''}.eml`,
      );
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path); // atomic: watchers of the folder never read half a mail
      return path;
    },

    /** Deletes the mails about erased addresses that were queued before their erasure. */
    async erase({ erasures }: ErasureRecord): Promise<void> {
      const erasedAt = new Map(erasures.map(({ hash, at }) => [hash, fileTime(at)]));
      for (const name of await names()) {
        const { about = '', queuedAt = '' } = aboutPattern.exec(name)?.groups ?? {};
        const erased = erasedAt.get(about);
        if (erased && queuedAt <= erased) await rm(join(folder, name), { force: true });
      }
    },

    /** Deletes the mails about these contact messages; returns how many. */
    async eraseAbout(references: string[]): Promise<number> {
      const found = (await names()).filter((name) => references.some((reference) => name.endsWith(`.${reference}.eml`)));
      for (const name of found) await rm(join(folder, name), { force: true });
      return found.length;
    },

    async sweep(olderThan: number): Promise<void> {
      for (const name of await names()) {
        const found = /\.eml(\.part)?$/.test(name) ? await stat(join(folder, name)).catch(() => undefined) : undefined;
        if (found && found.mtimeMs < olderThan) await rm(join(folder, name), { force: true });
      }
    },
  };
}

export type MailFiles = ReturnType<typeof mailFiles>;
