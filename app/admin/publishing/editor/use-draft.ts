import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EntryKind } from '../../../../contract/entries.ts';
import type { FullEntry } from '../../../api/entries.ts';
import { useUnsavedGuard } from '../../../forms/unsaved.ts';
import { useAdminCall } from '../../shell/session.ts';
import { entryAddress } from '../entry-address.ts';
import { type Draft, draftOf } from './draft.ts';
import { type Content, readCopy } from './local-copy.ts';
import { isEqual } from './merge.ts';

/** The draft of an entry for as long as its editor is open. */
export function useDraft(kind: EntryKind, entry: FullEntry | undefined, empty: Content): Draft {
  const call = useAdminCall();
  const [draft] = useState(() => {
    const content = entry?.content ?? empty;
    const copy = readCopy(kind, entry?.id ?? 'new');
    // The address follows without a navigation: the editor stays as it is.
    const onAdded = (id: string) => history.replaceState(history.state, '', entryAddress(kind, id));
    return draftOf({ kind, entry, content, copy: copy && !isEqual(copy.content, content) ? copy : undefined, call, onAdded });
  });
  useEffect(() => {
    draft.open();
    return () => draft.close();
  }, [draft]);
  useUnsavedGuard(draft.isDirty);
  return draft;
}

export const useDraftState = (draft: Draft) => useSyncExternalStore(draft.subscribe, draft.read, draft.read);
