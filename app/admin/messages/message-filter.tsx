import { useEffect, useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import type { MessageFolder } from '../../../contract/messages.ts';
import type { MessageChoice } from '../../api/messages.ts';
import { Field } from '../../ui/field.tsx';

const folders = Object.entries(messagesWords.folders) as [MessageFolder, string][];
const pauseMs = 300;

/** Folders and search. Typing is debounced; Enter searches immediately. */
export function MessageFilter({ choice, onChoice }: { choice: MessageChoice; onChoice: (choice: MessageChoice) => void }) {
  const [typed, setTyped] = useState(choice.search);

  useEffect(() => {
    if (typed.trim() === choice.search) return;
    const timer = setTimeout(() => onChoice({ ...choice, search: typed.trim() }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, choice, onChoice]);

  return (
    <search className="message-filter">
      <fieldset className="seg">
        <legend className="sr">{messagesWords.show}</legend>
        {folders.map(([folder, name]) => (
          <button
            key={folder}
            type="button"
            aria-pressed={folder === choice.folder}
            onClick={() => onChoice({ ...choice, folder })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChoice({ ...choice, search: typed.trim() });
        }}
      >
        <Field
          label={messagesWords.search}
          name="search"
          type="search"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}
