import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Right after a deletion: the way back. Its button takes the focus the deleted entry had. */
export function UndoNotice({ title, onUndo, onDismiss }: { title: string; onUndo: () => void; onDismiss: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={notice} className="notice success undo" role="status">
      <Icon name="trash-2" />
      <p>
        <strong>{title}</strong> is in the bin. It stays there for 30 days.
      </p>
      <Button look="ghost" size="sm" onClick={onUndo}>
        <Icon name="undo-2" />
        Undo
      </Button>
      <button type="button" className="icon-btn" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
