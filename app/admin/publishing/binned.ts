import type { EntryKind } from '../../../contract/entries.ts';

export type Binned = { kind: EntryKind; id: string; title: string };

let binned: Binned[] = [];

/** An entry that was just deleted in its editor: the list that opens next offers to undo it. */
export const rememberBinned = (entry: Binned) => {
  binned = [...binned, entry];
};

/** Those of a kind, once. */
export function takeBinned(kind: EntryKind): Binned[] {
  const found = binned.filter((entry) => entry.kind === kind);
  binned = binned.filter((entry) => entry.kind !== kind);
  return found;
}
