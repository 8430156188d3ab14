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
          onClick={() => void onChange(restoreMessage(message.id), 'The message is restored.')}
        >
          <Icon name="archive-restore" /> Restore
        </Button>
      </div>
    );
  }
  return (
    <div className="message-acts">
      {message.status === 'new' ? (
        <Button size="sm" disabled={busy} onClick={change({ status: 'handled' }, 'The message is marked as handled.')}>
          <Icon name="check" /> Mark handled
        </Button>
      ) : (
        <Button look="ghost" size="sm" disabled={busy} onClick={change({ status: 'new' }, 'The message is marked as new.')}>
          <Icon name="undo-2" /> {message.status === 'spam' ? 'Not spam' : 'Mark new'}
        </Button>
      )}
      {message.status === 'spam' ? null : (
        <Button look="ghost" size="sm" disabled={busy} onClick={change({ status: 'spam' }, 'The message is marked as spam.')}>
          <Icon name="shield-alert" /> Spam
        </Button>
      )}
      <Button
        look="ghost"
        size="sm"
        disabled={busy}
        title="A held message is kept when its time is over."
        onClick={change({ hold: !message.hold }, message.hold ? 'The hold is released.' : 'The message is on hold.')}
      >
        <Icon name={message.hold ? 'lock-open' : 'lock'} /> {message.hold ? 'Release hold' : 'Hold'}
      </Button>
      <Button look="danger" size="sm" disabled={busy} onClick={onDelete}>
        <Icon name="trash-2" /> Delete
      </Button>
    </div>
  );
}
