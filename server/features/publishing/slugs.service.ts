import type { EntryKind } from '../../../contract/entries.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/db/open.ts';
import { entryStore } from './entry.store.ts';
import { builtInEntry } from './kinds.ts';
import { isPagePath, slugCandidates } from './slugs.ts';

/** Whether a slug belongs to another entry, to a page or to something the repository brings. */
async function isTaken(db: Db, kind: EntryKind, slug: string, key: string): Promise<boolean> {
  const owner = await entryStore(db).bySlug(kind, slug);
  if (owner) return owner.key !== key;
  return isPagePath(slug) || (await builtInEntry(kind, slug)) !== undefined;
}

/** The slug, or one like it that is free. */
export async function freeSlug(db: Db, kind: EntryKind, slug: string, key: string): Promise<string> {
  for (const candidate of slugCandidates(slug)) if (!(await isTaken(db, kind, candidate, key))) return candidate;
  throw new Error('unreachable');
}

/** A slug that an editor chose must be free. */
export async function claimSlug(db: Db, kind: EntryKind, slug: string, key: string): Promise<string> {
  if (await isTaken(db, kind, slug, key))
    throw new AppError(
      409,
      isPagePath(slug) ? 'A page has this address. Choose another slug.' : 'Another entry has this slug. Choose another one.',
      {
        code: 'slug-taken',
        fields: { slug: 'This slug is taken.' },
      },
    );
  return slug;
}
