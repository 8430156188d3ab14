import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messageWords as words } from '../../../content/admin/messages.ts';
import type { MessageChoices, MessageThread, ReplyTemplate, StoredMessage } from '../../../contract/messages.ts';
import { listTemplates, sendReply } from '../../api/messages.ts';
import { ApiError } from '../../api/request.ts';
import { useUnsavedGuard } from '../../forms/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clearDraft, readDraft, saveDraft } from '../banners/drafts.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';
import { ChooseAndDo } from './choose-and-do.tsx';
import { fillTemplate } from './fill-template.ts';

type Props = {
  message: StoredMessage;
  choices: MessageChoices;
  thread: MessageThread;
  /** Shows what a colleague has answered meanwhile. */
  onLate: () => Promise<void>;
  onDone: (thread?: MessageThread) => void;
};

/** Writes an answer. If a colleague has answered meanwhile, the writer is told before anything is sent. */
export function ReplyForm({ message, choices, thread, onLate, onDone }: Props) {
  const draft = `reply.${message.id}`;
  const [text, setText] = useState(() => readDraft<string>(draft) ?? '');
  const [templates, setTemplates] = useState<ReplyTemplate[]>([]);
  const [seen] = useState(thread.message.replies);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const call = useAdminCall();
  const toast = useToast();
  useUnsavedGuard(() => text.trim() !== '');
  useEffect(() => {
    call(listTemplates()).then(setTemplates, () => {}); // answers can be written without
  }, [call]);
  // A colleague's answer has arrived while this one was being written. It stands in the thread, so it counts as read from now on.
  const { replies } = thread.message;
  const isLate = replies !== seen;
  const quicker = thread.events.findLast(({ kind }) => kind === 'reply')?.author ?? '';

  const type = (value: string) => {
    setText(value);
    if (value.trim()) saveDraft(draft, value);
    else clearDraft(draft);
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const answered = await call(sendReply(message.id, { text, seen: replies }));
      type('');
      toast({ text: words.replied, tone: 'success' });
      onDone(answered);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already-answered') await onLate();
      setProblem(errorText(error));
      setBusy(false);
    }
  }
  const me = choices.colleagues.find(({ id }) => id === choices.me)?.name ?? '';
  return (
    <form className="message-reply" ref={form} onSubmit={send}>
      {problem || isLate ? <FormNotice tone="danger">{isLate ? words.late(quicker) : problem}</FormNotice> : null}
      {templates.length ? (
        <ChooseAndDo
          label={words.template}
          action={words.insert}
          onDo={(value) => {
            const chosen = templates.find(({ id }) => id === value);
            if (chosen) type([text.trimEnd(), fillTemplate(chosen.text, message, me)].filter(Boolean).join('\n\n'));
            form.current?.querySelector('textarea')?.focus();
          }}
        >
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChooseAndDo>
      ) : null}
      <Field
        label={words.replyLabel(message.email)}
        name="reply"
        hint={words.replyHint}
        multiline
        maxLength={10_000}
        value={text}
        autoFocus
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div className="message-acts">
        {/* another button, so that a click meant for the first does not send */}
        <Button key={String(isLate)} type="submit" size="sm" busy={busy} busyText={words.sending} disabled={!text.trim()}>
          {isLate ? words.sendAnyway : words.sendReply}
        </Button>
        <Button look="ghost" size="sm" onClick={() => onDone()}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
