import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listWords } from '../../../content/admin/cards.ts';
import { messages } from '../../../content/messages.ts';
import type { CardKind } from '../../../contract/cards.ts';
import { type Card, deleteCard, listCards, moveCard, restoreFromBin } from '../../api/cards.ts';
import { useSentCount } from '../../forms/form-store.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormNotice } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadedList, Panel } from '../shell/panel.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';
import { CardItem, type ItemAction } from './card-item.tsx';
import { useDragOrder } from './drag-order.ts';
import { HomeSwitch } from './home-switch.tsx';
import { kinds } from './kinds.ts';
import { OtherCards, useCardEntries } from './other-cards.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { type Editing, UpdateDialog, unsavedUpdate } from './update-dialog.tsx';

const none: Card[] = [];
/** Keeps the line of the count until it is known: what stands below would move while somebody clicks on it. */
const countToCome = '\u00a0';

/** The panels All Banners and All Services. */
export function CardList({ kind }: { kind: CardKind }) {
  const words = kinds[kind];
  const { alert } = useAlert();
  const call = useAdminCall();
  const [editing, setEditing] = useState<Editing>();
  const { loaded, refresh, retry, change } = useLoaded(async () => {
    const all = await listCards(kind);
    setEditing((open) => open ?? unsavedUpdate(kind, all));
    return all;
  }, messages.log.fetchBanners);
  const [deleting, setDeleting] = useState<string[]>([]);
  const [deleted, setDeleted] = useState<Card[]>([]);
  const [problem, setProblem] = useState('');
  const [announcement, announce] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef('');
  const cards = loaded.state === 'ready' ? loaded.value : undefined;
  const items = cards ?? none;
  const entries = useCardEntries(kind, cards);

  /** Restores focus to the button that moved with its entry. */
  useLayoutEffect(() => {
    if (!moved.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.current}"]`)?.focus();
    moved.current = '';
  });

  // An upload still in flight when its form was closed may finish while this list is open.
  const added = useSentCount(`add.${kind}`);
  const shown = useRef(added);
  useEffect(() => {
    if (added !== shown.current) void refresh();
    shown.current = added;
  }, [added, refresh]);

  async function attempt(work: () => Promise<void>, logText: string) {
    setProblem('');
    try {
      await work();
    } catch (error) {
      console.error(logText);
      setProblem(errorText(error));
    }
  }

  async function remove(item: Card) {
    setDeleting((ids) => [...ids, item.id]);
    setDeleted([]);
    await attempt(async () => {
      await call(deleteCard(kind, item.id));
      change((all) => all.filter(({ id }) => id !== item.id));
      await alert(words.alerts.deleted);
      setDeleted((others) => [...others, item]);
    }, messages.log.deleteBanner);
    setDeleting((ids) => ids.filter((id) => id !== item.id));
  }

  const dismiss = (item: Card) => setDeleted((others) => others.filter(({ id }) => id !== item.id));

  const undo = (item: Card) =>
    attempt(async () => {
      await call(restoreFromBin(item.id));
      dismiss(item);
      announce(listWords.restored(item.title));
      await refresh();
    }, messages.log.updateBanner);

  /** Optimistic update: on error the list reloads what is stored. */
  async function move(item: Card, before: string | null) {
    const others = items.filter(({ id }) => id !== item.id);
    const found = before === null ? -1 : others.findIndex(({ id }) => id === before);
    const place = found < 0 ? others.length : found;
    change(() => others.toSpliced(place, 0, item));
    announce(listWords.moved(item.title, place + 1, items.length));
    await attempt(async () => {
      try {
        await call(moveCard(kind, item.id, before));
      } catch (error) {
        announce('');
        await refresh();
        throw error;
      }
    }, messages.log.updateBanner);
  }

  const act = (action: ItemAction, item: Card) => {
    const at = items.findIndex(({ id }) => id === item.id);
    if (action === 'update') return setEditing({ card: item });
    if (action === 'delete') return void remove(item);
    moved.current = `${action} ${item.id}`;
    const before = action === 'top' ? items[0] : action === 'up' ? items[at - 1] : items[at + 2];
    void move(item, before?.id ?? null);
  };
  const latestAct = useRef(act);
  latestAct.current = act;
  const onAct = useCallback((action: ItemAction, item: Card) => latestAct.current(action, item), []);
  const onGrip = useDragOrder(list, (id, before) => {
    const item = items.find((each) => each.id === id);
    if (item) void move(item, before);
  });

  return (
    <Panel
      title={words.list}
      note={loaded.state === 'ready' ? listWords.count(items.length, words) : countToCome}
      action={
        <ButtonLink to={words.addPath} size="sm">
          <Icon name="plus" />
          {words.add}
        </ButtonLink>
      }
    >
      <HomeSwitch kind={kind} />
      {problem ? <FormNotice tone="danger">{problem}</FormNotice> : null}
      {deleted.map((item) => (
        <UndoNotice key={item.id} title={item.title} onUndo={() => undo(item)} onDismiss={() => dismiss(item)} />
      ))}
      <LoadedList loaded={loaded} what={words.many} onRetry={retry}>
        {() =>
          items.length ? (
            <ul ref={list} className="items">
              {items.map((item, index) => (
                <CardItem
                  key={item.id}
                  kind={kind}
                  item={item}
                  entry={entries.get(item.id)}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  isBusy={deleting.includes(item.id)}
                  onAct={onAct}
                  onGrip={onGrip}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              title={listWords.empty(words.many)}
              text={listWords.emptyText(words.needs)}
              action={<ButtonLink to={words.addPath}>{words.add}</ButtonLink>}
            />
          )
        }
      </LoadedList>
      <OtherCards kind={kind} cards={items} entries={entries} />
      <p className="sr" role="status">
        {announcement}
      </p>
      <UpdateDialog kind={kind} editing={editing} onClose={() => setEditing(undefined)} onSaved={refresh} />
    </Panel>
  );
}
