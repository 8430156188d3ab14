import { type FormEvent, useEffect, useState } from 'react';
import { messageWords as words } from '../../../content/admin/messages.ts';
import type { MessageChoices, MessageThread, ReplyTemplate, StoredMessage } from '../../../contract/messages.ts';
import { listTemplates, readThread, sendReply } from '../../api/messages.ts';
import { ApiError } from '../../api/request.ts';
import { useUnsavedGuard } from '../../forms/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormNotice } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clearDraft, readDraft, saveDraft } from '../banners/drafts.ts';
import { useAdminCall } from '../shell/session.ts';
import { errorText } from '../shell/use-loaded.ts';
import { fillTemplate } from './fill-template.ts';
import { Choice } from './message-filter.tsx';

type Props = { message: StoredMessage; choices: MessageChoices; thread: MessageThread; onDone: (thread?: MessageThread) => void };

/** Writes an answer. If a colleague has answered meanwhile, the writer is told before anything is sent. */
export function ReplyForm({ message, choices, thread, onDone }: Props) {
  const draft = `reply.${message.id}`;
  const [text, setText] = useState(() => readDraft<string>(draft) ?? '');
  const [templates, setTemplates] = useState<ReplyTemplate[]>([]);
  const [seen] = useState(thread.message.replies);
  const [problem, setProblem] = useState<{ text: string; isLate: boolean }>();
  const [busy, setBusy] = useState(false);
  const call = useAdminCall();
  const toast = useToast();
  useUnsavedGuard(() => text.trim() !== '');
  useEffect(() => {
    call(listTemplates()).then(setTemplates, () => {}); // answers can be written without
  }, [call]);
  // A colleague's answer arrives while this one is being written.
  const isLate = thread.message.replies !== seen || problem?.isLate;

  const type = (value: string) => {
    setText(value);
    if (value.trim()) saveDraft(draft, value);
    else clearDraft(draft);
  };
  async function send(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const answered = await call(sendReply(message.id, { text, seen, anyway: Boolean(isLate) }));
      type('');
      toast({ text: words.replied, tone: 'success' });
      onDone(answered);
    } catch (error) {
      const late = error instanceof ApiError && error.code === 'already-answered';
      setProblem({ text: errorText(error), isLate: late });
      setBusy(false);
      if (late) await readThread(message.id).catch(() => undefined);
    }
  }
  const me = choices.colleagues.find(({ id }) => id === choices.me)?.name ?? '';
  return (
    <form className="message-reply" onSubmit={send}>
      {problem ? <FormNotice tone="danger">{problem.text}</FormNotice> : null}
      {templates.length ? (
        <Choice
          label={words.template}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const chosen = templates.find(({ id }) => id === value);
            if (chosen) type(fillTemplate(chosen.text, message, me));
          }}
        >
          <option value="">{words.noTemplate}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
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
        <Button type="submit" size="sm" busy={busy} busyText={words.sending} disabled={!text.trim()}>
          {isLate ? words.sendAnyway : words.sendReply}
        </Button>
        <Button look="ghost" size="sm" onClick={() => onDone()}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
