import type { EntryKind } from '../../../../contract/entries.ts';

// What is typed stays in this browser until the server has acknowledged it: a closed tab, a lost network or an ended session
// lose nothing.

export type Content = Record<string, unknown>;
export type LocalCopy = {
  content: Content;
  slug?: string;
  /** Of a new entry: its id once it is added. */
  id?: string;
  /** The version it is based on, and what that said: for a merge if somebody else has saved meanwhile. */
  version: number;
  base: Content;
  at: number;
};

const prefix = 'entry.';
const keyOf = (kind: EntryKind, id: string) => `${prefix}${kind}.${id}`;

export function keepCopy(kind: EntryKind, id: string, copy: LocalCopy) {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify(copy));
  } catch {
    // full or blocked: the server's copy follows within seconds
  }
}

export function readCopy(kind: EntryKind, id: string): LocalCopy | undefined {
  try {
    const text = localStorage.getItem(keyOf(kind, id));
    return text === null ? undefined : (JSON.parse(text) as LocalCopy);
  } catch {
    return undefined;
  }
}

export function dropCopy(kind: EntryKind, id: string) {
  try {
    localStorage.removeItem(keyOf(kind, id));
  } catch {
    // blocked: there is nothing to drop
  }
}

const copyKeys = () => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};
export const hasCopies = () => copyKeys().length > 0;
export const dropCopies = () => {
  for (const key of copyKeys()) localStorage.removeItem(key);
};
