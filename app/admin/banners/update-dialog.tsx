import { type FormEvent, useId, useState } from 'react';
import { messages } from '../../../content/messages.ts';
import type { AdminBanner, AdminServiceCard, CardKind } from '../../../contract/cards.ts';
import { type Card, toCard, updateCard } from '../../api/cards.ts';
import { ConflictError } from '../../api/upload.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CardFields } from './card-fields.tsx';
import { Conflict } from './conflict.tsx';
import { forgetDraft, keepDraft, readDraft, type Words, wordsOf } from './drafts.ts';
import { kinds } from './kinds.ts';
import { useSending, valuesOf } from './sending.ts';

type UpdateProps = { kind: CardKind; item?: Card; onClose: () => void; onSaved: () => Promise<void> };

const nameOf = (kind: CardKind) => `update.${kind}`;

/** What was being changed when the session ended or the page was left: as it was typed, on the version it began with. */
export function unsavedUpdate(kind: CardKind, items: Card[]): Card | undefined {
  const draft = readDraft<Words & Pick<Card, 'id' | 'version'>>(nameOf(kind));
  const item = items.find(({ id }) => id === draft?.id);
  return item && { ...item, ...draft };
}

/** The modal that changes one banner or service card. Closing it stops what is under way and forgets what was typed. */
export function UpdateDialog({ kind, item, onClose, onSaved }: UpdateProps) {
  const id = useId();
  const name = nameOf(kind);
  const { alert } = useAlert();
  const { isSending, share, failure, send, reset, corrected } = useSending(name, messages.log.updateBanner);
  const [conflict, setConflict] = useState<{ theirs: Card; mine: FormData }>();
  const [seen, setSeen] = useState<Card>(); // somebody else's version, which the next save may replace
  const target = seen ?? item;

  const close = () => {
    if (isSending) void onSaved(); // it may have been too late to stop it
    reset();
    forgetDraft(name);
    setConflict(undefined);
    setSeen(undefined);
    onClose();
  };

  async function save({ id: target, version }: Card, values: FormData) {
    values.set('version', String(version));
    try {
      if (!(await send((sending) => updateCard(kind, target, values, sending))).ok) return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      return setConflict({ theirs: toCard(error.current as AdminBanner | AdminServiceCard), mine: values });
    }
    forgetDraft(name);
    await alert(kinds[kind].alerts.updated);
    close();
    await onSaved();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (target) void save(target, valuesOf(event.currentTarget));
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (target) keepDraft(name, { id: target.id, version: target.version, ...wordsOf(event.currentTarget) });
    corrected((event.target as HTMLInputElement).name);
  }

  async function keepTheirs() {
    close();
    await onSaved();
  }

  function editMine(theirs: Card) {
    reset();
    setSeen(theirs);
    setConflict(undefined);
  }

  // The keys keep one button from becoming the other in the middle of its click, which would send the form.
  const footer = conflict ? (
    <>
      <Button look="ghost" onClick={keepTheirs}>
        Keep theirs
      </Button>
      <Button key="edit" look="ghost" onClick={() => editMine(conflict.theirs)}>
        Edit mine
      </Button>
      <Button busy={isSending} busyText="Saving" onClick={() => save(conflict.theirs, conflict.mine)}>
        Save mine
      </Button>
    </>
  ) : (
    <>
      <Button look="ghost" onClick={close}>
        Cancel
      </Button>
      <Button key="save" type="submit" form={id} busy={isSending} busyText="Saving">
        Save
      </Button>
    </>
  );

  return (
    <Dialog open={item !== undefined} onClose={close} title={`Update ${kinds[kind].one}`} footer={footer}>
      {conflict ? <Conflict kind={kind} {...conflict} problem={failure?.text} /> : null}
      <form id={id} hidden={conflict !== undefined} noValidate onSubmit={onSubmit} onInput={onInput}>
        <CardFields kind={kind} item={item} failure={conflict ? undefined : failure} share={share} />
      </form>
    </Dialog>
  );
}
