import { useEffect, useRef, useState } from 'react';
import type { MessagePage, StoredMessage } from '../../../../contract/messages.ts';
import { announceMessageChange, deleteMessage, type MessageChoice, restoreMessage } from '../../../api/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadedList } from '../panel.tsx';
import { MessageRow } from './message-row.tsx';
import { useMessages } from './use-messages.ts';

export function MessageList({ choice }: { choice: MessageChoice }) {
  const messages = useMessages(choice);
  const [deleted, setDeleted] = useState<StoredMessage>();

  const remove = (message: StoredMessage) => {
    const gone = deleteMessage(message.id).then(() => ({ ...message, deletedAt: new Date().toISOString() }));
    void messages.change(gone, () => setDeleted(message));
  };
  const undo = (message: StoredMessage) => {
    void messages.change(restoreMessage(message.id), () => {
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
            <Button look="ghost" size="sm" onClick={() => undo(deleted)}>
              Undo
            </Button>
          </div>
        ) : null}
      </div>
      <LoadedList loaded={messages.loaded} what="messages" onRetry={messages.retry}>
        {(page) => <Rows page={page} choice={choice} messages={messages} onDelete={remove} />}
      </LoadedList>
    </>
  );
}

type RowsProps = {
  page: MessagePage;
  choice: MessageChoice;
  messages: ReturnType<typeof useMessages>;
  onDelete: (message: StoredMessage) => void;
};

function Rows({ page, choice, messages, onDelete }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const count = page.messages.length;
  const before = useRef(count);

  useEffect(() => {
    // The row that had the focus is gone: the list takes it, not the top of the page.
    if (count < before.current && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);

  if (!count) {
    const found = choice.search ? `Nothing here contains “${choice.search}”.` : 'Messages appear here as soon as they arrive.';
    return <EmptyState title="No messages" text={found} />;
  }
  return (
    <div className="messages" ref={list} tabIndex={-1}>
      {page.messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          busy={messages.busy}
          onChange={messages.change}
          onDelete={() => onDelete(message)}
        />
      ))}
      {page.next ? (
        <Button look="ghost" busy={messages.busy} busyText="Loading" onClick={messages.more}>
          Show older messages
        </Button>
      ) : null}
    </div>
  );
}
