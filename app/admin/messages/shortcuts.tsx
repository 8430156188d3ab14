import { useEffect } from 'react';
import { messagesWords, shortcutWords } from '../../../content/admin/messages.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Whether a key is meant for the list: not while somebody types, chooses or has a dialog open. */
export const isForList = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !document.querySelector('dialog[open]') &&
  !(target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]'));

/** The sheet that explains the keys; ? opens it. */
export function Shortcuts({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isForList(event)) return;
      event.preventDefault();
      onOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onOpen]);
  return (
    <Dialog open={open} onClose={() => onOpen(false)} title={messagesWords.shortcuts}>
      <dl className="shortcuts">
        {shortcutWords.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
