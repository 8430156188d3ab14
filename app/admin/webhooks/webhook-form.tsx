import { useId } from 'react';
import { webhookWords, webhookFormWords as words } from '../../../content/admin/webhooks.ts';
import { webhookEvents, webhookFormats } from '../../../contract/webhook-events.ts';
import type { Webhook } from '../../../contract/webhooks.ts';
import { addWebhook, changeWebhook } from '../../api/webhooks.ts';
import { noticeUnlessFields, ResultNotice } from '../../forms/notice.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAdminCall } from '../shell/session.ts';

type Props = {
  editing?: Webhook | 'new';
  onClose: () => void;
  /** Gets the secret of a new webhook. */
  onSaved: (secret?: string) => void;
};

export function WebhookForm({ editing, onClose, onSaved }: Props) {
  const isNew = editing === 'new';
  return (
    <Dialog open={editing !== undefined} onClose={onClose} title={isNew ? webhookWords.add : webhookWords.editTitle}>
      {editing ? <Fields webhook={isNew ? undefined : (editing as Webhook)} onClose={onClose} onSaved={onSaved} /> : null}
    </Dialog>
  );
}

function Fields({ webhook, onClose, onSaved }: { webhook?: Webhook } & Omit<Props, 'editing'>) {
  const toast = useToast();
  const [format, eventsError] = [useId(), useId()];
  let secret: string | undefined;
  const form = useForm({
    call: useAdminCall(),
    async send({ texts: { name = '', url = '', format: kind = '' }, data }) {
      const input = { name, url, format: kind, events: data.getAll('events').map(String) };
      if (webhook) await changeWebhook(webhook.id, input);
      else ({ secret } = await addWebhook(input));
    },
    onSent() {
      if (webhook) toast({ text: words.saved, tone: 'success' });
      onSaved(secret);
    },
    onFail: noticeUnlessFields,
  });
  const { props, isSending, errors } = form;
  return (
    <form {...props} className="form" noValidate>
      <ResultNotice form={form} />
      <Field label={words.name} name="name" hint={words.nameHint} defaultValue={webhook?.name} error={errors.name} required />
      <Field
        label={words.url}
        name="url"
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={words.urlHint}
        defaultValue={webhook?.url}
        error={errors.url}
        required
      />
      <div className="field">
        <label htmlFor={format}>{words.format}</label>
        <select id={format} className="input" name="format" defaultValue={webhook?.format ?? 'standard'}>
          {webhookFormats.map((name) => (
            <option key={name} value={name}>
              {words.formats[name]}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="field webhook-choice" aria-describedby={errors.events ? eventsError : undefined}>
        <legend>{words.events}</legend>
        {webhookEvents.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              name="events"
              value={name}
              defaultChecked={webhook ? webhook.events.includes(name) : name === 'message.received'}
            />
            {words.eventNames[name]}
          </label>
        ))}
        {errors.events ? <FieldError id={eventsError} text={errors.events} /> : null}
      </fieldset>
      <div className="form-end acts">
        <Button type="submit" busy={isSending} busyText={words.saving}>
          {words.save}
        </Button>
        <Button look="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
