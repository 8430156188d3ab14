import { useCallback, useEffect, useRef, useState } from 'react';
import { messageWords as words } from '../../../content/admin/messages.ts';
import type { StoredMessage, MessageThread as Thread } from '../../../contract/messages.ts';
import { changeMessage, downloadFile, readThread } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import { liveEvent } from '../shell/live-messages.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';
import { MessageActions } from './message-actions.tsx';
import { Choice } from './message-filter.tsx';
import type { RowProps } from './message-row.tsx';
import { MessageThread } from './message-thread.tsx';
import { NoteForm } from './note-form.tsx';
import { ReplyForm } from './reply-form.tsx';

const mailWaitMs = 5000;

/** What a thread reports changes of. */
const stateOf = ({ id, status, assignee, hold }: StoredMessage) => [id, status, assignee?.id, hold].join(' ');

/** The opened message: what was sent, its history, and what can be done. */
export function MessageBody(props: RowProps) {
  const { message, choices, messages, replying, onReplying } = props;
  const [thread, setThread] = useState<Thread>();
  const call = useAdminCall();
  const toast = useToast();
  const body = useRef<HTMLDivElement>(null);
  const read = useCallback(() => call(readThread(message.id)).then(setThread, () => {}), [call, message.id]);
  const isOutdated = !thread || stateOf(thread.message) !== stateOf(message);
  useEffect(() => {
    if (isOutdated) void read();
  }, [isOutdated, read]);
  useEffect(() => {
    document.addEventListener(liveEvent, read);
    return () => document.removeEventListener(liveEvent, read);
  }, [read]);
  useEffect(() => {
    if (!thread?.events.some(({ delivery }) => delivery?.state === 'waiting' || delivery?.state === 'delayed')) return;
    const timer = setTimeout(read, mailWaitMs); // nobody announces that a mail has left
    return () => clearTimeout(timer);
  }, [read, thread]);

  const shown = (changed: Thread) => {
    setThread(changed);
    messages.show(changed.message);
  };
  const save = (id: string, name: string) =>
    call(downloadFile(id, name)).catch((error: unknown) => toast({ text: errorText(error), tone: 'error' }));

  return (
    <div className="message-body" ref={body}>
      <dl>
        <Detail name={words.email}>
          <a className="link" href={mailTo(message)}>
            {message.email}
          </a>
        </Detail>
        <Detail name={words.phoneNumber}>
          <a className="link" href={`tel:${message.phoneNumber.replace(/[^\d+]/g, '')}`}>
            {message.phoneNumber}
          </a>
        </Detail>
        <Detail name={words.companyName}>{message.companyName}</Detail>
        <Detail name={words.countryRegion}>{message.countryRegion}</Detail>
        <Detail name={words.service}>{message.service}</Detail>
        <Detail name={words.reference}>{message.reference}</Detail>
      </dl>
      <div className="message-assign">
        <Choice
          label={words.assignee}
          value={message.assignee?.id ?? ''}
          onChange={({ currentTarget: { value } }) =>
            void messages.change(
              changeMessage(message.id, { assignee: value || null }),
              words.assigned(choices?.colleagues.find(({ id }) => id === value)?.name ?? ''),
            )
          }
        >
          <option value="">{words.nobody}</option>
          {choices?.colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      </div>
      {message.status === 'spam' && message.spamReasons.length ? (
        <p className="notice warning">
          <Icon name="shield-alert" /> <span>{words.because(message.spamReasons)}</span>
        </p>
      ) : null}
      {message.hold ? (
        <p className="notice info">
          <Icon name="lock" /> <span>{words.heldBecause}</span>
        </p>
      ) : null}
      {message.message ? (
        <p className="message-text" dir="auto">
          {message.message}
        </p>
      ) : null}
      {thread?.files.length ? (
        <div className="message-files">
          <h2>{words.files}</h2>
          <p>{words.fileWarning}</p>
          {thread.files.map(({ id, name, bytes }) => (
            <Button key={id} look="ghost" size="sm" onClick={() => void save(id, name)}>
              <Icon name="download" /> <span dir="auto">{name}</span> <small>{Math.max(1, Math.round(bytes / 1024))} KB</small>
            </Button>
          ))}
        </div>
      ) : null}
      {thread?.events.length ? <MessageThread events={thread.events} /> : null}
      {replying && thread && choices?.canMail && !message.deletedAt ? (
        <ReplyForm
          message={message}
          choices={choices}
          thread={thread}
          onLate={read}
          onDone={(changed) => {
            if (changed) shown(changed);
            onReplying(false);
            body.current?.closest('details')?.querySelector('summary')?.focus(); // the keys act on this message
          }}
        />
      ) : null}
      {message.deletedAt ? null : <NoteForm messageId={message.id} onSaved={shown} />}
      <MessageActions {...props} />
    </div>
  );
}

/** A mail in the reader's own program. */
export function mailTo({ email, reference }: { email: string; reference: string }): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(reference)}`;
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return children ? (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  ) : null;
}
