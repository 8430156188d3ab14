import { type FormEvent, useState } from 'react';
import { changeMessage } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { forgetDraft, keepDraft, readDraft } from '../banners/drafts.ts';
import type { RowProps } from './message-row.tsx';

/** A word among colleagues; visitors never see it. */
export function MessageNote({ message, busy, onChange }: Omit<RowProps, 'onDelete'>) {
  const draft = `note.${message.id}`;
  const [note, setNote] = useState(() => readDraft<string>(draft) ?? message.note);
  const type = (text: string) => {
    setNote(text);
    keepDraft(draft, text);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onChange(changeMessage(message.id, { note }), 'The note is saved.', () => forgetDraft(draft));
  };
  return (
    <form className="message-note" onSubmit={save}>
      <Field
        label="Note for the team"
        name="note"
        multiline
        maxLength={2000}
        value={note}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {note.trim() === message.note ? null : (
        <Button type="submit" look="ghost" size="sm" disabled={busy}>
          Save note
        </Button>
      )}
    </form>
  );
}
