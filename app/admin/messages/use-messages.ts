import { useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import type { MessageFolder, StoredMessage } from '../../../contract/messages.ts';
import { announceMessageChange, listMessages, type MessageChoice } from '../../api/messages.ts';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';

/** Whether a message still belongs in the folder shown. */
function belongs({ status, deletedAt }: StoredMessage, folder: MessageFolder): boolean {
  if (deletedAt) return folder === 'bin';
  return folder === 'inbox' ? status !== 'spam' : folder === status;
}

/** A paginated list of messages and the actions on single ones. */
export function useMessages(choice: MessageChoice) {
  const { loaded, refresh, retry, change } = useLoaded(() => listMessages(choice), messagesWords.logFetch);
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const call = useAdminCall();
  const toast = useToast();

  async function attempt<Answer>(work: Promise<Answer>, then: (answer: Answer) => void) {
    setBusy(true);
    try {
      then(await call(work));
    } catch (error) {
      toast({ text: errorText(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return {
    loaded,
    refresh,
    retry,
    busy,
    said,

    more: (from: string) =>
      attempt(listMessages(choice, from), ({ messages, next }) =>
        change((page) => ({ messages: [...page.messages, ...messages], next })),
      ),

    /** Awaits a change, then updates the message in the list or removes it if it has moved to another folder. */
    change: (work: Promise<StoredMessage>, text: string, then?: () => void) =>
      attempt(work, (changed) => {
        change((page) => {
          const messages = page.messages.map((message) => (message.id === changed.id ? changed : message));
          return { ...page, messages: messages.filter((message) => belongs(message, choice.folder)) };
        });
        say(text);
        announceMessageChange();
        then?.();
      }),
  };
}

export type Messages = ReturnType<typeof useMessages>;
