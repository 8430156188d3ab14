import { messageWords as words } from '../../../content/admin/messages.ts';
import type { MessageFolder, MessageState, StoredMessage } from '../../../contract/messages.ts';
import { changeMessage, emptyFilter, restoreMessage } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { mailTo } from './message-body.tsx';
import type { RowProps } from './message-row.tsx';
import { addressOf } from './use-filter.ts';

export function MessageActions({ message, choices, messages, replying, onReplying, onDelete }: RowProps) {
  const toast = useToast();
  const { busy } = messages;
  const change = (what: Parameters<typeof changeMessage>[1], said: string) => () =>
    void messages.change(changeMessage(message.id, what), said);
  const state = (status: MessageState) => change({ status }, words.isState[status]);
  const copyLink = () =>
    navigator.clipboard
      ?.writeText(
        // by its reference: it may be far down the list
        location.origin + addressOf({ ...emptyFilter, folder: folderOf(message), search: message.reference }, ''),
      )
      .then(
        () => toast({ text: words.linkCopied, tone: 'success' }),
        () => {}, // not allowed: the address bar shows it too
      );
  if (message.deletedAt) {
    return (
      <div className="message-acts">
        <Button
          look="ghost"
          size="sm"
          disabled={busy}
          onClick={() => void messages.change(restoreMessage(message.id), words.restored)}
        >
          <Icon name="archive-restore" /> {words.restore}
        </Button>
      </div>
    );
  }
  return (
    <div className="message-acts">
      {choices?.canMail === false ? (
        <a className="btn btn-sm" href={mailTo(message)}>
          <Icon name="reply" /> {words.mailProgram}
        </a>
      ) : replying ? null : (
        <Button size="sm" disabled={busy} onClick={() => onReplying(true)}>
          <Icon name="reply" /> {words.reply}
        </Button>
      )}
      {message.status === 'new' && choices ? (
        <Button
          look="ghost"
          size="sm"
          disabled={busy}
          onClick={change({ status: 'in-progress', assignee: choices.me }, words.isState['in-progress'])}
        >
          <Icon name="user-check" /> {words.start}
        </Button>
      ) : null}
      {message.status === 'answered' || message.status === 'spam' ? (
        <Button look="ghost" size="sm" disabled={busy} onClick={state('new')}>
          <Icon name="undo-2" /> {message.status === 'spam' ? words.notSpam : words.markNew}
        </Button>
      ) : (
        <Button look="ghost" size="sm" disabled={busy} onClick={state('answered')}>
          <Icon name="check" /> {words.markAnswered}
        </Button>
      )}
      {message.status === 'spam' ? null : (
        <Button look="ghost" size="sm" disabled={busy} onClick={state('spam')}>
          <Icon name="shield-alert" /> {words.spam}
        </Button>
      )}
      <Button look="ghost" size="sm" onClick={copyLink}>
        <Icon name="link" /> {words.link}
      </Button>
      <Button
        look="ghost"
        size="sm"
        disabled={busy}
        title={words.holdHint}
        onClick={change({ hold: !message.hold }, message.hold ? words.isReleased : words.isHeld)}
      >
        <Icon name={message.hold ? 'lock-open' : 'lock'} /> {message.hold ? words.releaseHold : words.hold}
      </Button>
      <Button look="danger" size="sm" disabled={busy} onClick={onDelete}>
        <Icon name="trash-2" /> {words.delete}
      </Button>
    </div>
  );
}

function folderOf({ deletedAt, status }: StoredMessage): MessageFolder {
  if (deletedAt) return 'bin';
  return status === 'spam' ? 'spam' : 'inbox';
}
