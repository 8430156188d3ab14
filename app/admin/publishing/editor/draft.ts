import type { ChangedEntry, EntryKind, NewEntry } from '../../../../contract/entries.ts';
import { addEntry, type FullEntry, saveEntry } from '../../../api/entries.ts';
import { ConflictError } from '../../../api/request.ts';
import { type DraftState, fieldsOf, isRefusal } from './draft-state.ts';
import { type Content, dropCopy, keepCopy, type LocalCopy } from './local-copy.ts';
import { isEqual, isSame, merge, withValueAt } from './merge.ts';

/** Saved when nothing was typed for this long; while somebody types without a pause, at least this often. */
const idleMs = 900;
const longestMs = 8000;
const retryMs = 4000;

type Call = <Answer>(work: Promise<Answer>) => Promise<Answer>;
type Needs = {
  kind: EntryKind;
  entry?: FullEntry;
  content: Content;
  copy?: LocalCopy;
  call: Call;
  onAdded: (id: string) => void;
};

export type Draft = ReturnType<typeof draftOf>;

/** The draft of one entry: what is on the screen, and its way to the server. Saves follow each other, never side by side. */
export function draftOf({ kind, entry, content, copy, call, onAdded }: Needs) {
  const listeners = new Set<() => void>();
  const first = copy?.base ?? content;
  /** What was last acknowledged, as it was on the screen and as the server stored it. */
  let base = { content: first, stored: first, version: copy?.version ?? entry?.newest ?? 0, slug: entry?.slug };
  /** The id of a new entry; not every browser makes one on a plain http address. */
  const newId = copy?.id ?? crypto.randomUUID?.();
  /** What was sent and never answered: it may be stored all the same. */
  let unanswered: Content[] = [];
  let state: DraftState = {
    content: copy?.content ?? content,
    slug: copy?.slug ?? entry?.slug,
    entry,
    save: copy ? 'unsaved' : 'saved',
    errors: entry?.faults ?? {},
    problem: '',
    clashes: [],
    taken: [],
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange = 0;
  let running: Promise<boolean> | undefined;
  let isClosed = false;

  const idOf = () => state.entry?.id ?? 'new';
  const set = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const isDirty = () => !isEqual(state.content, base.content) || (state.slug ?? '') !== (base.slug ?? '');
  const keep = () =>
    keepCopy(kind, idOf(), {
      content: state.content,
      slug: state.slug,
      version: base.version,
      base: base.stored,
      ...(!state.entry && { id: newId }),
      at: Date.now(),
    });

  function schedule(ms = idleMs) {
    clearTimeout(timer);
    if (isClosed) return;
    firstChange ||= Date.now();
    const wait = Math.max(0, Math.min(ms, firstChange + longestMs - Date.now()));
    timer = setTimeout(() => void save(), wait);
  }

  function change(part: { content?: Content; slug?: string }) {
    set({ ...part, save: state.save === 'clash' ? 'clash' : 'unsaved' });
    keep();
    if (state.save !== 'clash') schedule();
  }

  async function send(keepalive: boolean): Promise<FullEntry> {
    const slug = state.slug || undefined;
    if (!state.entry) {
      const added: NewEntry = { content: state.content, slug, incomplete: true, id: newId };
      return await call(addEntry(kind, added));
    }
    const json: ChangedEntry = {
      content: state.content,
      version: base.version,
      incomplete: true,
      ...(slug !== base.slug && { slug }),
    };
    return await call(saveEntry(kind, state.entry.id, json, keepalive));
  }

  /** Saves what is on the screen; resolves to whether it is all with the server then. */
  async function once(keepalive = false): Promise<boolean> {
    clearTimeout(timer);
    firstChange = 0;
    while (isDirty() || !state.entry) {
      if (state.save === 'clash') return false;
      const sent = { content: state.content, slug: state.slug };
      set({ save: 'saving' });
      try {
        const saved = await send(keepalive);
        unanswered = [];
        const isNew = !state.entry;
        if (isNew) dropCopy(kind, 'new');
        // A new entry whose answer was lost holds what was on the screen then, not now.
        acknowledge(saved, isNew && !isSame(saved.content, sent.content) ? saved.content : sent.content);
        const slug = state.slug === sent.slug ? saved.slug : state.slug;
        set({ entry: saved, slug, savedAt: Date.now(), errors: saved.faults ?? {}, problem: '' });
        if (isNew) onAdded(saved.id);
        if (isDirty()) keep();
        else dropCopy(kind, idOf());
      } catch (error) {
        if (!isRefusal(error)) unanswered.push(sent.content);
        if (!refuse(error)) return false;
      }
    }
    set({ save: 'saved', errors: state.entry?.faults ?? {}, problem: '' });
    return true;
  }

  /** Returns whether to go on saving at once. */
  function refuse(error: unknown): boolean {
    if (error instanceof ConflictError && error.current) return clash(error.current as FullEntry);
    if (isRefusal(error)) {
      const problem = Object.keys(error.fields).length ? '' : error.message;
      set({ save: 'refused', errors: fieldsOf(error.fields), problem });
      return false;
    }
    set({ save: 'offline' });
    schedule(retryMs);
    return false;
  }

  /** The server has it; `shown` is what was on the screen then. */
  function acknowledge(saved: FullEntry, shown: Content) {
    base = { content: shown, stored: saved.content, version: saved.newest, slug: saved.slug };
  }

  /** Somebody else has saved: merged, unless both changed the same. Returns whether there is nothing to ask. */
  function clash(theirs: FullEntry): boolean {
    const ours = unanswered.find((sent) => isSame(theirs.content, sent));
    if (ours) {
      acknowledge(theirs, ours); // it was this draft, and the answer was lost
      set({ entry: theirs });
      return true;
    }
    const merged = merge(base.stored, state.content, theirs.content);
    acknowledge(theirs, theirs.content);
    set({ content: merged.content as Content, entry: theirs, theirs, taken: merged.taken, clashes: merged.clashes });
    set({ save: merged.clashes.length ? 'clash' : 'unsaved' });
    keep();
    return merged.clashes.length === 0;
  }

  function save(keepalive = false): Promise<boolean> {
    running ??= once(keepalive).finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Until everything on the screen is with the server: a save under way may have begun before the last key. */
  async function flush(): Promise<boolean> {
    if (running) await running;
    return isDirty() || !state.entry ? save() : true;
  }

  const onOnline = () => state.save === 'offline' && void save();
  const onHide = () => document.visibilityState === 'hidden' && isDirty() && state.entry && void save(true);

  return {
    read: () => state,
    open() {
      isClosed = false;
      addEventListener('online', onOnline);
      document.addEventListener('visibilitychange', onHide);
      if (isDirty()) schedule(0);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    flush,
    isDirty,
    /** The answers to a clash: for each field whether theirs is taken. */
    settle(takeTheirs: Record<string, boolean>) {
      let next: unknown = state.content;
      for (const { path, theirs } of state.clashes) if (takeTheirs[path]) next = withValueAt(next, path, theirs);
      set({ content: next as Content, clashes: [], save: 'unsaved' });
      keep();
      schedule(0);
    },
    /** Another version is the draft now: after a publication, a restored version or a withdrawal. */
    replace(next: FullEntry) {
      acknowledge(next, next.content);
      dropCopy(kind, next.id);
      set({
        content: next.content,
        slug: next.slug,
        entry: next,
        save: 'saved',
        errors: next.faults ?? {},
        problem: '',
        clashes: [],
        taken: [],
      });
    },
    /** The state of the publication changed, not the words. */
    setEntry: (next: FullEntry) => set({ entry: { ...next, content: next.content ?? state.content } }),
    /** It was deleted: nothing of it is saved any more. */
    forget() {
      base = { ...base, content: state.content, slug: state.slug };
      dropCopy(kind, idOf());
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHide);
      if (isDirty() && state.save !== 'clash' && state.entry) void save(true);
    },
  };
}
