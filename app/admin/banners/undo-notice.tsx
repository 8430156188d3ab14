import { useLayoutEffect, useRef, useState } from 'react';
import { listWords } from '../../../content/admin/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Offers undo after a deletion. Its button receives the focus of the deleted entry. */
export function UndoNotice({ title, onUndo, onDismiss }: { title: string; onUndo: () => Promise<void>; onDismiss: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // before it is shown: a key pressed right then must not meet another button
  useLayoutEffect(() => notice.current?.querySelector('button')?.focus(), []);
  const undo = async () => {
    setIsBusy(true);
    await onUndo();
    setIsBusy(false);
  };
  return (
    <div ref={notice} className="notice success undo" role="status">
      <Icon name="trash-2" />
      <p>
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        {listWords.binned}
      </p>
      <Button look="ghost" size="sm" busy={isBusy} onClick={undo}>
        <Icon name="undo-2" />
        {listWords.undo}
      </Button>
      <button type="button" className="icon-btn" aria-label={listWords.dismiss} onClick={onDismiss}>
        <Icon name="x" />
      </button>
    </div>
  );
}
