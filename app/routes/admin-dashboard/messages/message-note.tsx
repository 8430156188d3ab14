import { type FormEvent, useState } from 'react';
import { changeMessage } from '../../../api/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import type { RowProps } from './message-row.tsx';

/** A word among colleagues; visitors never see it. */
export function MessageNote({ message, busy, onChange }: Omit<RowProps, 'onDelete'>) {
  const [note, setNote] = useState(message.note);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onChange(changeMessage(message.id, { note }));
  };
  return (
    <form className="message-note" onSubmit={save}>
      <Field
        label="Note for the team"
        name="note"
        multiline
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {note.trim() === message.note ? null : (
        <Button type="submit" look="ghost" size="sm" disabled={busy}>
          Save note
        </Button>
      )}
    </form>
  );
}
