import { messageWords } from '../../../content/admin/messages.ts';
import { changeMessage, restoreMessage } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RowProps } from './message-row.tsx';

export function MessageActions({ message, busy, onChange, onDelete }: RowProps) {
  const change = (what: Parameters<typeof changeMessage>[1], said: string) => () =>
    void onChange(changeMessage(message.id, what), said);
  if (message.deletedAt) {
    return (
      <div className="message-acts">
        <Button
          look="ghost"
          size="sm"
          disabled={busy}
          onClick={() => void onChange(restoreMessage(message.id), messageWords.restored)}
        >
          <Icon name="archive-restore" /> {messageWords.restore}
        </Button>
      </div>
    );
  }
  return (
    <div className="message-acts">
      {message.status === 'new' ? (
        <Button size="sm" disabled={busy} onClick={change({ status: 'handled' }, messageWords.isHandled)}>
          <Icon name="check" /> {messageWords.markHandled}
        </Button>
      ) : (
        <Button look="ghost" size="sm" disabled={busy} onClick={change({ status: 'new' }, messageWords.isNew)}>
          <Icon name="undo-2" /> {message.status === 'spam' ? messageWords.notSpam : messageWords.markNew}
        </Button>
      )}
      {message.status === 'spam' ? null : (
        <Button look="ghost" size="sm" disabled={busy} onClick={change({ status: 'spam' }, messageWords.isSpam)}>
          <Icon name="shield-alert" /> {messageWords.spam}
        </Button>
      )}
      <Button
        look="ghost"
        size="sm"
        disabled={busy}
        title={messageWords.holdHint}
        onClick={change({ hold: !message.hold }, message.hold ? messageWords.isReleased : messageWords.isHeld)}
      >
        <Icon name={message.hold ? 'lock-open' : 'lock'} /> {message.hold ? messageWords.releaseHold : messageWords.hold}
      </Button>
      <Button look="danger" size="sm" disabled={busy} onClick={onDelete}>
        <Icon name="trash-2" /> {messageWords.delete}
      </Button>
    </div>
  );
}
