import { useState } from 'react';
import { editorWords, publishingWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { momentText } from '../times.ts';
import type { Draft } from './draft.ts';
import type { DraftState } from './draft-state.ts';
import { fieldName } from './field-name.ts';
import { wordsOf } from './merge.ts';

const words = editorWords.clash;

/** Two people changed the same fields: both side by side, and a choice for each. */
export function ClashDialog({ draft, state }: { draft: Draft; state: DraftState }) {
  const { clashes, theirs } = state;
  const [takeTheirs, setTakeTheirs] = useState<Record<string, boolean>>({});
  const by = theirs?.updatedBy ?? publishingWords.kinds.page.one;
  const settle = () => draft.settle(takeTheirs);
  return (
    <Dialog
      open={clashes.length > 0}
      onClose={settle}
      title={words.title(by)}
      footer={<Button onClick={settle}>{words.save}</Button>}
    >
      <p>{words.text}</p>
      {clashes.map(({ path, mine, theirs: their }) => (
        <fieldset key={path} className="clash">
          <legend>{fieldName(path)}</legend>
          {[
            { isTheirs: false, name: words.mine, value: mine },
            {
              isTheirs: true,
              name: `${words.theirs} (${words.who(by, theirs?.updatedAt ? momentText(theirs.updatedAt) : '')})`,
              value: their,
            },
          ].map(({ isTheirs, name, value }) => (
            <label key={name}>
              <span className="check">
                <input
                  type="radio"
                  name={path}
                  checked={(takeTheirs[path] ?? false) === isTheirs}
                  onChange={() => setTakeTheirs({ ...takeTheirs, [path]: isTheirs })}
                />
                {name}
              </span>
              <span className="clash-value" dir="auto">
                {wordsOf(value) || words.none}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
