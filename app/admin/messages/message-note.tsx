import { type FormEvent, useState } from 'react';
import { messageWords } from '../../../content/admin/messages.ts';
import { changeMessage } from '../../api/messages.ts';
import { useUnsavedGuard } from '../../forms/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { clearDraft, readDraft, saveDraft } from '../banners/drafts.ts';
import type { RowProps } from './message-row.tsx';

/** Internal note; visitors never see it. */
export function MessageNote({ message, busy, onChange }: Omit<RowProps, 'onDelete'>) {
  const draft = `note.${message.id}`;
  const [note, setNote] = useState(() => readDraft<string>(draft) ?? message.note);
  const isUnsaved = note.trim() !== message.note;
  useUnsavedGuard(() => isUnsaved);
  const type = (text: string) => {
    setNote(text);
    if (text.trim() === message.note) clearDraft(draft);
    else saveDraft(draft, text);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onChange(changeMessage(message.id, { note }), messageWords.noteSaved, () => clearDraft(draft));
  };
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
      {isUnsaved ? (
        <Button type="submit" look="ghost" size="sm" disabled={busy}>
          {messageWords.saveNote}
        </Button>
      ) : null}
    </form>
  );
}
