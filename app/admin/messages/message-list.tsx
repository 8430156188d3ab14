import { useRef, useState } from 'react';
import { messagesWords, messageWords } from '../../../content/admin/messages.ts';
import type { MessageChoices, MessageFilter, MessagePage, StoredMessage } from '../../../contract/messages.ts';
import { announceMessageChange, changeMessage, deleteMessage, restoreMessage } from '../../api/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadedList } from '../shell/panel.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { mailTo } from './message-body.tsx';
import { MessageRow } from './message-row.tsx';
import { isFiltered } from './use-filter.ts';
import { useListKeys } from './use-list-keys.ts';
import { useMarks } from './use-marks.ts';
import { useMessages } from './use-messages.ts';
import { useSelection } from './use-selection.ts';

type Props = { filter: MessageFilter; choices?: MessageChoices; open: string; onOpen: (id: string) => void };

export function MessageList({ filter, choices, open, onOpen }: Props) {
  const messages = useMessages(filter);
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
            <span>{messagesWords.binned(`Message ${deleted.reference} is`)}</span>
            <Button look="ghost" size="sm" disabled={messages.busy} onClick={() => undo(deleted)}>
              {messagesWords.undo}
            </Button>
          </div>
        ) : null}
      </div>
      <p className={filter.search || isFiltered(filter) ? 'message-count' : 'sr'} role="status">
        {messages.said || (messages.loaded.state === 'ready' ? countOf(messages.loaded.value) : '')}
      </p>
      <LoadedList loaded={messages.loaded} what={messagesWords.what} onRetry={messages.retry}>
        {(page) => (
          <Rows page={page} filter={filter} choices={choices} messages={messages} open={open} onOpen={onOpen} onDelete={remove} />
        )}
      </LoadedList>
    </>
  );
}

const countOf = ({ messages, next }: MessagePage) => messagesWords.count(messages.length, Boolean(next));

type RowsProps = Props & {
  page: MessagePage;
  messages: ReturnType<typeof useMessages>;
  onDelete: (message: StoredMessage) => void;
};

function Rows({ page, filter, choices, messages, open, onOpen, onDelete }: RowsProps) {
  const { next } = page;
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection(page.messages);
  const [replying, setReplying] = useState('');
  useMarks(list, filter.search);
  useListKeys(list, {
    onSelect: selection.toggle,
    onTake: (id) =>
      choices &&
      void messages.change(changeMessage(id, { assignee: choices.me, status: 'in-progress' }), messageWords.assigned('you')),
    onAnswered: (id) => void messages.change(changeMessage(id, { status: 'answered' }), messageWords.isState.answered),
    onReply: (id) => {
      const message = page.messages.find((each) => each.id === id);
      if (message && choices?.canMail === false) return location.assign(mailTo(message));
      onOpen(id);
      setReplying(id);
    },
    onEscape: selection.clear,
  });
  if (!page.messages.length) {
    const none = isFiltered(filter) ? messagesWords.noneFiltered : messagesWords.emptyText;
    return <EmptyState title={messagesWords.empty} text={filter.search ? messagesWords.notFound(filter.search) : none} />;
  }
  return (
    <>
      {selection.isAny ? (
        <BulkBar selection={selection} filter={filter} choices={choices} onDone={() => void messages.refresh()} />
      ) : null}
      <div className="messages" ref={list}>
        {page.messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            choices={choices}
            messages={messages}
            selected={selection.isSelected(message.id)}
            onSelect={selection.toggle}
            open={open === message.id || open === message.reference}
            onOpen={(isOpen) => onOpen(isOpen ? message.id : open === message.id ? '' : open)}
            replying={replying === message.id}
            onReplying={(isReplying) => setReplying(isReplying ? message.id : '')}
            onDelete={() => onDelete(message)}
          />
        ))}
        {next ? (
          <Button look="ghost" busy={messages.busy} busyText={messagesWords.loading} onClick={() => messages.more(next)}>
            {messagesWords.older}
          </Button>
        ) : null}
      </div>
    </>
  );
}
