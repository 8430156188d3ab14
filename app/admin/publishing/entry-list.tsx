import { type ReactNode, useEffect, useState } from 'react';
import { publishingWords } from '../../../content/admin/publishing.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import { restoreFromBin } from '../../api/cards.ts';
import { listEntries } from '../../api/entries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { UndoNotice } from '../banners/undo-notice.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { useDebounced } from '../shell/use-debounced.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';
import { type Binned, takeBinned } from './binned.ts';
import { entryAddress } from './entry-address.ts';
import { EntryRow } from './entry-row.tsx';

const AddEntry = ({ kind }: { kind: EntryKind }) => (
  <a className="btn btn-sm" href={entryAddress(kind, 'new')}>
    <Icon name="plus" /> {publishingWords.kinds[kind].add}
  </a>
);

/** The entries of a kind, newest change first, 50 at a time. */
export function EntryList({ kind, title, above }: { kind: EntryKind; title: string; above?: ReactNode }) {
  const { many, note } = publishingWords.kinds[kind];
  const call = useAdminCall();
  const [search, setSearch] = useState('');
  const asked = useDebounced(search.trim());
  const [binned, setBinned] = useState<Binned[]>([]);
  const { problem, act } = useRowAction();
  const { loaded, refresh, retry, change } = useLoaded((wanted) => listEntries(kind, wanted), publishingWords.logFetch, asked);

  useEffect(() => setBinned((shown) => [...shown, ...takeBinned(kind)]), [kind]);
  const dismiss = (id: string) => setBinned((shown) => shown.filter((entry) => entry.id !== id));
  const undo = async ({ id, title: name }: Binned) => {
    if (!(await act(id, restoreFromBin(id), publishingWords.restored(name), publishingWords.logFetch))) return;
    dismiss(id);
    await refresh();
  };

  const showMore = async (after: string) => {
    const page = await call(listEntries(kind, asked, after));
    change((shown) => ({ entries: [...shown.entries, ...page.entries], next: page.next }));
  };

  return (
    <Panel title={title} note={note} action={<AddEntry kind={kind} />}>
      {above}
      <div className="entries-search">
        <Field
          label={publishingWords.search(many)}
          name="search"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      {binned.map((entry) => (
        <UndoNotice
          key={entry.id}
          title={entry.title || publishingWords.untitled}
          onUndo={() => undo(entry)}
          onDismiss={() => dismiss(entry.id)}
        />
      ))}
      <LoadedList loaded={loaded} what={many} onRetry={retry}>
        {({ entries, next }) =>
          entries.length ? (
            <>
              <ul className="entries">
                {entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
              {next ? (
                <Button look="ghost" onClick={() => showMore(next)}>
                  {publishingWords.older}
                </Button>
              ) : null}
            </>
          ) : (
            <EmptyState
              title={publishingWords.empty(many)}
              text={asked ? publishingWords.notFound(asked) : publishingWords.emptyText}
              action={asked ? undefined : <AddEntry kind={kind} />}
            />
          )
        }
      </LoadedList>
    </Panel>
  );
}
