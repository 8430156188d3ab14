import type { FullEntry } from '../../../api/entries.ts';
import { ApiError } from '../../../api/request.ts';
import type { Content } from './local-copy.ts';
import type { Clash } from './merge.ts';

type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'clash';
export type DraftState = {
  content: Content;
  slug?: string;
  /** Undefined until a new entry is first saved. */
  entry?: FullEntry;
  save: SaveState;
  savedAt?: number;
  errors: Record<string, string>;
  /** The sentence of a refusal that belongs to no field. */
  problem: string;
  clashes: Clash[];
  theirs?: FullEntry;
  /** Fields that somebody else changed meanwhile and that were taken over. */
  taken: string[];
};

/** The server read it and says no. Anything else, no answer or that of a server that is busy or fails, is tried again. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** The server names fields of the content as they are, or below `content.`. */
export const fieldsOf = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^content\./, ''), text]));
