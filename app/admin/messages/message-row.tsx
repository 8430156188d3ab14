import { messageWords } from '../../../content/admin/messages.ts';
import type { StoredMessage } from '../../../contract/messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageNote } from './message-note.tsx';
import type { Messages } from './use-messages.ts';

const dates = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'short' });

export type RowProps = { message: StoredMessage; busy: boolean; onChange: Messages['change']; onDelete: () => void };

/** A message: sender and time in one line; details and actions when expanded. `dir="auto"` handles right-to-left text. */
export function MessageRow({ message, busy, onChange, onDelete }: RowProps) {
  const name = [message.firstName, message.lastName].filter(Boolean).join(' ');
  return (
    <details className="message" data-status={message.status}>
      <summary>
        <span className={`status status-${message.status}`}>{messageWords.status[message.status]}</span>
        <strong dir="auto">{name || message.email}</strong>
        <span className="preview" dir="auto">
          {message.message || message.companyName}
        </span>
        {message.hold ? (
          <>
            <Icon name="lock" />
            <span className="sr">{messageWords.onHold}</span>
          </>
        ) : null}
        <time dateTime={message.receivedAt}>{dates.format(new Date(message.receivedAt))}</time>
      </summary>
      <div className="message-body">
        <dl>
          <Detail name={messageWords.email}>
            <a
              className="link"
              href={`mailto:${encodeURIComponent(message.email).replace('%40', '@')}?subject=${encodeURIComponent(message.reference)}`}
            >
              {message.email}
            </a>
          </Detail>
          <Detail name={messageWords.phoneNumber}>
            <a className="link" href={`tel:${message.phoneNumber.replace(/[^\d+]/g, '')}`}>
              {message.phoneNumber}
            </a>
          </Detail>
          <Detail name={messageWords.companyName}>{message.companyName}</Detail>
          <Detail name={messageWords.countryRegion}>{message.countryRegion}</Detail>
          <Detail name={messageWords.reference}>{message.reference}</Detail>
        </dl>
        {message.message ? (
          <p className="message-text" dir="auto">
            {message.message}
          </p>
        ) : null}
        {message.deletedAt ? null : <MessageNote key={message.note} message={message} busy={busy} onChange={onChange} />}
        <MessageActions message={message} busy={busy} onChange={onChange} onDelete={onDelete} />
      </div>
    </details>
  );
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
