import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { bodyWords } from '../../../../content/admin/publishing.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkField } from '../form/link-field.tsx';
import { toLink } from './links.ts';

/** Sets, changes or removes the link of the selected words. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const now: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(now);
  const [fault, setFault] = useState('');
  const isEmpty = editor.state.selection.empty && !now;

  function close() {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  }
  function save(text = typed) {
    const href = toLink(text, location.origin);
    if (!href) return setFault(bodyWords.badLink);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (isEmpty) chain.insertContent({ type: 'text', text: text.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setMark('link', { href }).run();
    close();
  }

  return (
    <Dialog
      open
      onClose={close}
      title={bodyWords.tools.link}
      footer={
        <>
          {now ? (
            <Button
              look="danger"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                close();
              }}
            >
              {bodyWords.removeLink}
            </Button>
          ) : null}
          <Button onClick={() => save()}>{bodyWords.setLink}</Button>
        </>
      }
    >
      <LinkField label={bodyWords.linkTo} value={typed} onChange={setTyped} onPick={save} onEnter={() => save()} error={fault} />
    </Dialog>
  );
}
