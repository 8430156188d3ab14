import { binWords } from '../../../content/admin/bin.ts';
import { shellWords } from '../../../content/admin/shell.ts';
import type { BinEntry } from '../../../contract/cards.ts';
import { listBin, purgeFromBin, restoreFromBin } from '../../api/cards.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useRowAction } from '../shell/use-row-action.ts';
import { Thumb } from './thumb.tsx';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

/** Banners and services deleted in the last 30 days. */
export default function Bin() {
  const { confirm } = useAlert();
  const { loaded, refresh, retry } = useLoaded(listBin, binWords.logFetch);
  const { problem, busyId, act } = useRowAction();

  async function restore({ id, kind, title }: BinEntry) {
    if (await act(id, restoreFromBin(id), binWords.restored(title, binWords.lists[kind]), binWords.logRestore)) await refresh();
  }

  async function purge({ id, kind, title }: BinEntry) {
    if (!(await confirm(binWords.question(binWords.ones[kind], title)))) return;
    if (await act(id, purgeFromBin(id), binWords.purged(title), binWords.logPurge)) await refresh();
  }

  return (
    <Panel title={shellWords.bin} note={binWords.note}>
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what={binWords.what} onRetry={retry}>
        {(entries) =>
          entries.length ? (
            <ul className="items">
              {entries.map((entry) => (
                <li key={entry.id} className="item">
                  {entry.picture ? <Thumb picture={entry.picture} alt="" /> : null}
                  <div className="item-text">
                    <h2 dir="auto">{entry.title}</h2>
                    <p>
                      {binWords.kinds[entry.kind]}
                      {binWords.deletedBy}
                      <bdi>{entry.deletedBy}</bdi>
                      {binWords.dates(day.format(entry.deletedAt), day.format(entry.purgedAt))}
                    </p>
                  </div>
                  <div className="acts">
                    <Button look="ghost" size="sm" disabled={busyId === entry.id} onClick={() => restore(entry)}>
                      <Icon name="undo-2" />
                      {binWords.restore}
                      <span className="sr"> {entry.title}</span>
                    </Button>
                    <Button look="danger" size="sm" disabled={busyId === entry.id} onClick={() => purge(entry)}>
                      <Icon name="trash-2" />
                      {binWords.purge}
                      <span className="sr"> {entry.title}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={binWords.empty} text={binWords.emptyText} />
          )
        }
      </LoadedList>
    </Panel>
  );
}
