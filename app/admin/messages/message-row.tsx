import { bulkWords, messageWords as words } from '../../../content/admin/messages.ts';
import type { MessageChoices, StoredMessage } from '../../../contract/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { MessageBody } from './message-body.tsx';
import type { Messages } from './use-messages.ts';

const today = new Intl.DateTimeFormat('en-CA', { timeStyle: 'short' });
const dates = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });
export function moment(iso: string): string {
  const time = new Date(iso);
  return (time.toDateString() === new Date().toDateString() ? today : dates).format(time);
}

export type RowProps = {
  message: StoredMessage;
  choices?: MessageChoices;
  messages: Messages;
  selected: boolean;
  onSelect: (id: string, upTo: boolean) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  replying: boolean;
  onReplying: (replying: boolean) => void;
  onDelete: () => void;
};

const nameOf = ({ firstName, lastName, email }: StoredMessage) => [firstName, lastName].filter(Boolean).join(' ') || email;

/** A message: sender and time in one line; details and actions when expanded. `dir="auto"` handles right-to-left text. */
export function MessageRow(props: RowProps) {
  const { message, selected, onSelect, open, onOpen } = props;
  const name = nameOf(message);
  return (
    <div className="message-line" data-message={message.id} data-selected={selected || undefined}>
      <label className="message-check">
        <input
          type="checkbox"
          checked={selected}
          aria-label={bulkWords.select(name)}
          onChange={() => {}}
          onClick={(event) => onSelect(message.id, event.shiftKey)}
        />
      </label>
      <details
        className="message"
        data-status={message.status}
        open={open}
        onToggle={({ currentTarget }) => currentTarget.open !== open && onOpen(currentTarget.open)}
      >
        <summary>
          <span className={`status status-${message.status}`}>{words.status[message.status]}</span>
          <strong dir="auto">{name}</strong>
          <span className="message-preview" dir="auto">
            {message.message || message.companyName}
          </span>
          <span className="marks">
            {message.undelivered ? (
              <span className="undelivered">
                <Icon name="circle-alert" /> {words.undelivered}
              </span>
            ) : null}
            {message.assignee ? <small>{message.assignee.name}</small> : null}
            {message.hold ? <Mark icon="lock" text={words.onHold} /> : null}
            {message.files ? <Mark icon="paperclip" text={words.files} /> : null}
            {message.notes ? <Mark icon="sticky-note" text={words.note} /> : null}
          </span>
          <time dateTime={message.receivedAt}>{moment(message.receivedAt)}</time>
        </summary>
        {open ? <MessageBody {...props} /> : null}
      </details>
    </div>
  );
}

function Mark({ icon, text }: { icon: string; text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span className="sr">{text}</span>
    </>
  );
}
