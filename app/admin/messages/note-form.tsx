import { type FormEvent, useState } from 'react';
import { messageWords } from '../../../content/admin/messages.ts';
import type { MessageThread } from '../../../contract/messages.ts';
import { addNote } from '../../api/messages.ts';
import { useUnsavedGuard } from '../../forms/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clearDraft, readDraft, saveDraft } from '../banners/drafts.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';

type Props = { messageId: string; onSaved: (thread: MessageThread) => void };

/** A note for colleagues; visitors never see it. */
export function NoteForm({ messageId, onSaved }: Props) {
  const draft = `note.${messageId}`;
  const [note, setNote] = useState(() => readDraft<string>(draft) ?? '');
  const [busy, setBusy] = useState(false);
  const call = useAdminCall();
  const toast = useToast();
  useUnsavedGuard(() => note.trim() !== '');
  const type = (text: string) => {
    setNote(text);
    if (text.trim()) saveDraft(draft, text);
    else clearDraft(draft);
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      onSaved(await call(addNote(messageId, note)));
      type('');
      toast({ text: messageWords.noteSaved, tone: 'success' });
    } catch (error) {
      toast({ text: errorText(error), tone: 'error' });
    }
    setBusy(false);
  }
  return (
    <form className="message-note" onSubmit={save}>
      <Field
        label={messageWords.note}
        name="note"
        multiline
        maxLength={2000}
        value={note}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {note.trim() ? (
        <Button type="submit" look="ghost" size="sm" busy={busy}>
          {messageWords.saveNote}
        </Button>
      ) : null}
    </form>
  );
}
