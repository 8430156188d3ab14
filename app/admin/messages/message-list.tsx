import { useState } from 'react';
import type { MessagePage, StoredMessage } from '../../../contract/messages.ts';
import { announceMessageChange, deleteMessage, type MessageChoice, restoreMessage } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadedList } from '../shell/panel.tsx';
import { MessageRow } from './message-row.tsx';
import { useMessages } from './use-messages.ts';

export function MessageList({ choice }: { choice: MessageChoice }) {
  const messages = useMessages(choice);
  const [deleted, setDeleted] = useState<StoredMessage>();

  const remove = (message: StoredMessage) => {
    const gone = deleteMessage(message.id).then(() => ({ ...message, deletedAt: new Date().toISOString() }));
    void messages.change(gone, '', () => setDeleted(message));
  };
  const undo = (message: StoredMessage) => {
    void messages.change(restoreMessage(message.id), 'The message is restored.', () => {
      setDeleted(undefined);
      void messages.refresh();
      announceMessageChange();
    });
  };

  return (
    <>
      <div role="status">
        {deleted ? (
          <div className="notice info">
            <span>Message {deleted.reference} is in the bin.</span>
            <Button look="ghost" size="sm" disabled={messages.busy} onClick={() => undo(deleted)}>
              Undo
            </Button>
          </div>
        ) : null}
      </div>
      <p className="sr" role="status">
        {messages.said || (messages.loaded.state === 'ready' ? countOf(messages.loaded.value) : '')}
      </p>
      <LoadedList loaded={messages.loaded} what="messages" onRetry={messages.retry}>
        {(page) => <Rows page={page} choice={choice} messages={messages} onDelete={remove} />}
      </LoadedList>
    </>
  );
}

const countOf = ({ messages, next }: MessagePage) =>
  messages.length === 1 ? '1 message' : `${messages.length || 'No'} messages${next ? ', and older ones' : ''}`;

type RowsProps = {
  page: MessagePage;
  choice: MessageChoice;
  messages: ReturnType<typeof useMessages>;
  onDelete: (message: StoredMessage) => void;
};

function Rows({ page, choice, messages, onDelete }: RowsProps) {
  const { next } = page;
  if (!page.messages.length) {
    const found = choice.search ? `Nothing here contains “${choice.search}”.` : 'Messages appear here as soon as they arrive.';
    return <EmptyState title="No messages" text={found} />;
  }
  return (
    <div className="messages">
      {page.messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          busy={messages.busy}
          onChange={messages.change}
          onDelete={() => onDelete(message)}
        />
      ))}
      {next ? (
        <Button look="ghost" busy={messages.busy} busyText="Loading" onClick={() => messages.more(next)}>
          Show older messages
        </Button>
      ) : null}
    </div>
  );
}
