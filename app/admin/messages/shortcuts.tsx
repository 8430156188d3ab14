import { messagesWords, shortcutWords } from '../../../content/admin/messages.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The sheet that explains the keys; ? opens it. */
export function Shortcuts({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  useShortcuts({ '?': () => onOpen(true) });
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
