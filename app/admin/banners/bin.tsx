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
import { kinds } from './kinds.ts';
import { Thumb } from './thumb.tsx';

const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long' });

/** Deleted banners and services, for thirty days. */
export default function Bin() {
  const { confirm } = useAlert();
  const { loaded, refresh, retry } = useLoaded(listBin, 'Failed to fetch bin');
  const { problem, busyId, act } = useRowAction();

  async function restore({ id, kind, title }: BinEntry) {
    if (await act(id, restoreFromBin(id), `“${title}” is back in ${kinds[kind].list}.`, 'Failed to restore')) await refresh();
  }

  async function purge({ id, kind, title }: BinEntry) {
    const question = {
      title: `Delete this ${kinds[kind].one} for good?`,
      text: `“${title}” and its image cannot be brought back.`,
      action: 'Delete for good',
    };
    if (!(await confirm(question))) return;
    if (await act(id, purgeFromBin(id), `“${title}” is deleted for good.`, 'Failed to purge')) await refresh();
  }

  return (
    <Panel title="Bin" note="What is deleted stays here for 30 days.">
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      <LoadedList loaded={loaded} what="bin" onRetry={retry}>
        {(entries) =>
          entries.length ? (
            <ul className="items">
              {entries.map((entry) => (
                <li key={entry.id} className="item">
                  <Thumb picture={entry.picture} alt="" />
                  <div className="item-text">
                    <h2 dir="auto">{entry.title}</h2>
                    <p>
                      {entry.kind === 'banner' ? 'Banner' : 'Service'}, deleted by <bdi>{entry.deletedBy}</bdi> on{' '}
                      {day.format(entry.deletedAt)}. Gone for good on {day.format(entry.purgedAt)}.
                    </p>
                  </div>
                  <div className="acts">
                    <Button look="ghost" size="sm" disabled={busyId === entry.id} onClick={() => restore(entry)}>
                      <Icon name="undo-2" />
                      Restore<span className="sr"> {entry.title}</span>
                    </Button>
                    <Button look="danger" size="sm" disabled={busyId === entry.id} onClick={() => purge(entry)}>
                      <Icon name="trash-2" />
                      Delete for good<span className="sr"> {entry.title}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title="The bin is empty" text="Deleted banners and services wait here before they are gone for good." />
          )
        }
      </LoadedList>
    </Panel>
  );
}
