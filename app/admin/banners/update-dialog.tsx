import { useId, useState } from 'react';
import { updateWords } from '../../../content/admin/cards.ts';
import { messages } from '../../../content/messages.ts';
import type { AdminBanner, AdminServiceCard, CardKind } from '../../../contract/cards.ts';
import { type Card, toCard, updateCard } from '../../api/cards.ts';
import { ConflictError } from '../../api/request.ts';
import { noticeUnlessFields } from '../../forms/notice.tsx';
import { useUnsavedGuard } from '../../forms/unsaved.ts';
import { useForm } from '../../forms/use-form.ts';
import { useAlert } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Beside, type View } from '../publishing/preview/beside.tsx';
import { useAdminCall } from '../shell/session.ts';
import { CardFields } from './card-fields.tsx';
import { CardPreview } from './card-preview.tsx';
import { applyTheirs, type CardWords, cardFormData, changedWords, imageIn, type Typed, typedIn, wordsIn } from './card-words.ts';
import { Conflict } from './conflict.tsx';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { kinds } from './kinds.ts';

/** A saved card and the unsaved changes to it. */
export type Editing = { card: Card; changes?: Partial<CardWords> };
type Draft = Pick<Card, 'id' | 'version'> & { changes: Partial<CardWords> };
type UpdateProps = { kind: CardKind; editing?: Editing; onClose: () => void; onSaved: () => Promise<void> };

const nameOf = (kind: CardKind) => `update.${kind}`;

/** Unsaved changes from before the session expired or the page was left, with the version they are based on. */
export function unsavedUpdate(kind: CardKind, cards: Card[]): Editing | undefined {
  const draft = readDraft<Draft>(nameOf(kind));
  const card = cards.find(({ id }) => id === draft?.id);
  return card && draft && { card: { ...card, version: draft.version }, changes: draft.changes };
}

/** Edit dialog for a card. Closing it aborts the request and discards the input. */
export function UpdateDialog({ kind, editing, onClose, onSaved }: UpdateProps) {
  const id = useId();
  const name = nameOf(kind);
  const { alert } = useAlert();
  const [theirs, setTheirs] = useState<Card>(); // version saved by someone else meanwhile
  const [seen, setSeen] = useState<Card>(); // that version once accepted, which the next save may replace
  const [view, setView] = useState<View>('form');
  const [typed, setTyped] = useState<Typed>();
  const saved = seen ?? editing?.card;

  const changesIn = (form: HTMLFormElement) => (saved ? changedWords(saved, wordsIn(form)) : {});
  const update = useForm({
    name,
    call: useAdminCall(),
    read: (element) => cardFormData(changesIn(element), imageIn(element)),
    async send({ data, ...sending }) {
      if (!saved) return;
      data.set('version', String((theirs ?? saved).version));
      await updateCard(kind, saved.id, data, sending);
    },
    async onSent() {
      clearDraft(name);
      await alert(kinds[kind].alerts.updated);
      close();
      await onSaved();
    },
    onFail(error) {
      console.error(messages.log.updateBanner);
      setView('form');
      if (!(error instanceof ConflictError)) return noticeUnlessFields(error);
      setTheirs(toCard(error.current as AdminBanner | AdminServiceCard));
    },
    onInput(element) {
      setTyped(typedIn(element));
      const changes = changesIn(element);
      if (!saved || !Object.keys(changes).length) return clearDraft(name);
      saveDraft(name, { id: saved.id, version: saved.version, changes } satisfies Draft);
    },
  });
  const { form, isSending } = update;

  const mayClose = useUnsavedGuard(() => {
    const open = form.current;
    return open !== null && (Object.keys(changesIn(open)).length > 0 || imageIn(open) !== undefined);
  });

  const close = () => {
    if (isSending) void onSaved(); // the abort may have come too late
    update.reset();
    clearDraft(name);
    setTheirs(undefined);
    setSeen(undefined);
    setTyped(undefined);
    setView('form');
    onClose();
  };

  async function keepTheirs() {
    close();
    await onSaved();
  }

  function editMine(current: Card) {
    if (form.current && saved) {
      applyTheirs(form.current, saved, current);
      setTyped(typedIn(form.current));
    }
    update.reset();
    setSeen(current);
    setTheirs(undefined);
  }

  // Keys stop React from turning one button into the other during its click, which would submit the form.
  const footer = theirs ? (
    <>
      <Button look="ghost" onClick={keepTheirs}>
        {updateWords.keepTheirs}
      </Button>
      <Button key="edit" look="ghost" onClick={() => editMine(theirs)}>
        {updateWords.editMine}
      </Button>
      <Button busy={isSending} busyText={updateWords.saving} onClick={update.submit}>
        {updateWords.saveMine}
      </Button>
    </>
  ) : (
    <>
      <Button look="ghost" onClick={async () => (await mayClose()) && close()}>
        {updateWords.cancel}
      </Button>
      <Button key="save" type="submit" form={id} busy={isSending} busyText={updateWords.saving}>
        {updateWords.save}
      </Button>
    </>
  );

  return (
    <Dialog
      open={editing !== undefined}
      onClose={close}
      mayClose={mayClose}
      title={updateWords.heading(kinds[kind].one)}
      footer={footer}
    >
      {theirs && saved && form.current ? (
        <Conflict
          kind={kind}
          saved={saved}
          theirs={theirs}
          changes={changesIn(form.current)}
          image={imageIn(form.current)}
          problem={update.notice?.content}
        />
      ) : null}
      {editing ? (
        <div hidden={theirs !== undefined}>
          <Beside view={view} onView={setView}>
            <form {...update.props} id={id} className="entry-form" noValidate>
              <CardFields
                kind={kind}
                words={{ ...editing.card, ...editing.changes }}
                typed={typed}
                picture={saved?.picture}
                form={theirs ? { ...update, notice: undefined } : update}
              />
            </form>
            <CardPreview
              kind={kind}
              id={editing.card.id}
              words={typed?.words ?? { ...editing.card, ...editing.changes }}
              file={typed?.file}
              current={saved?.picture}
            />
          </Beside>
        </div>
      ) : null}
    </Dialog>
  );
}
