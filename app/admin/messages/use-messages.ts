import { useEffect, useState } from 'react';
import { messagesWords } from '../../../content/admin/messages.ts';
import type { MessageFilter, MessageFolder, StoredMessage } from '../../../contract/messages.ts';
import { announceMessageChange, listMessages } from '../../api/messages.ts';
import { useToast } from '../../ui/toast.tsx';
import { liveEvent } from '../shell/live-messages.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText, useLoaded } from '../shell/use-loaded.ts';

/** Whether a message still belongs in the folder shown. */
function belongs({ status, deletedAt }: StoredMessage, folder: MessageFolder): boolean {
  if (deletedAt) return folder === 'bin';
  return folder === 'inbox' ? status !== 'spam' : folder === status;
}

/** A paginated list of messages and the actions on single ones. It follows what colleagues do. */
export function useMessages(filter: MessageFilter) {
  const { loaded, refresh, retry, change } = useLoaded(() => listMessages(filter), messagesWords.logFetch);
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const call = useAdminCall();
  const toast = useToast();

  // The newest page is read again and put before what was loaded further down.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLive = () => {
      clearTimeout(timer);
      timer = setTimeout(async () => {
        const fresh = await listMessages(filter).catch(() => undefined);
        if (!fresh) return;
        change((page) => {
          const top = new Set(fresh.messages.map(({ id }) => id));
          const edge = fresh.messages.at(-1)?.receivedAt ?? '';
          const older = fresh.next ? page.messages.filter(({ id, receivedAt }) => !top.has(id) && receivedAt < edge) : [];
          return { messages: [...fresh.messages, ...older], next: older.length ? page.next : fresh.next };
        });
      }, 150);
    };
    document.addEventListener(liveEvent, onLive);
    return () => {
      clearTimeout(timer);
      document.removeEventListener(liveEvent, onLive);
    };
  }, [filter, change]);

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

  const show = (changed: StoredMessage) =>
    change((page) => {
      const messages = page.messages.map((message) => (message.id === changed.id ? changed : message));
      return { ...page, messages: messages.filter((message) => belongs(message, filter.folder)) };
    });

  return {
    loaded,
    refresh,
    retry,
    busy,
    said,
    show,

    more: (from: string) =>
      attempt(listMessages(filter, from), ({ messages, next }) =>
        change((page) => ({ messages: [...page.messages, ...messages], next })),
      ),

    /** Awaits a change, then updates the message in the list or removes it if it has moved to another folder. */
    change: (work: Promise<StoredMessage>, text: string, then?: () => void) =>
      attempt(work, (changed) => {
        show(changed);
        say(text);
        announceMessageChange();
        then?.();
      }),
  };
}

export type Messages = ReturnType<typeof useMessages>;
