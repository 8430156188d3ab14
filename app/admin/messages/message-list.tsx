import { useState } from 'react';
import { messagesWords, messageWords } from '../../../content/admin/messages.ts';
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
    void messages.change(restoreMessage(message.id), messageWords.restored, () => {
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
            <span>{messagesWords.binned(deleted.reference)}</span>
            <Button look="ghost" size="sm" disabled={messages.busy} onClick={() => undo(deleted)}>
              {messagesWords.undo}
            </Button>
          </div>
        ) : null}
      </div>
      <p className="sr" role="status">
        {messages.said || (messages.loaded.state === 'ready' ? countOf(messages.loaded.value) : '')}
      </p>
      <LoadedList loaded={messages.loaded} what={messagesWords.what} onRetry={messages.retry}>
        {(page) => <Rows page={page} choice={choice} messages={messages} onDelete={remove} />}
      </LoadedList>
    </>
  );
}

const countOf = ({ messages, next }: MessagePage) => messagesWords.count(messages.length, Boolean(next));

type RowsProps = {
  page: MessagePage;
  choice: MessageChoice;
  messages: ReturnType<typeof useMessages>;
  onDelete: (message: StoredMessage) => void;
};

function Rows({ page, choice, messages, onDelete }: RowsProps) {
  const { next } = page;
  if (!page.messages.length) {
    const found = choice.search ? messagesWords.notFound(choice.search) : messagesWords.emptyText;
    return <EmptyState title={messagesWords.empty} text={found} />;
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
        <Button look="ghost" busy={messages.busy} busyText={messagesWords.loading} onClick={() => messages.more(next)}>
          {messagesWords.older}
        </Button>
      ) : null}
    </div>
  );
}
