import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contactFields, contactPage, enquiryMessage } from '../../content/contact.ts';
import { formMessages } from '../../content/messages.ts';
import { Button } from '../ui/button.tsx';
import { Field, FormNotice } from '../ui/field.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import { clearEnquiryDraft, type EnquiryDraft, readEnquiryDraft } from './enquiry-draft.ts';

const { form: texts } = contactPage;
const fields = ['email', 'phoneNumber', 'firstName', 'lastName', 'companyName', 'countryRegion', 'message'] as const;
const required: readonly string[] = ['email', 'phoneNumber'];
const keyboards: Record<string, 'email' | 'tel'> = { email: 'email', phoneNumber: 'tel' };

export type ContactValues = Record<string, string>;
export type ContactAnswer = { sent: boolean; message: string; fields?: Record<string, string>; values?: ContactValues };

type ContactFormProps = {
  action: string;
  send: (values: ContactValues) => Promise<ContactAnswer>;
  /** What the server said to the form when it was sent without JavaScript. */
  earlier?: ContactAnswer;
};

const inputOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

/** Puts an enquiry from a service page into the fields that are still empty. */
function prefill(form: HTMLFormElement, { values, service }: EnquiryDraft) {
  const message = enquiryMessage(service, values.jobTitle ?? '', values.message ?? '');
  for (const field of fields) {
    const input = inputOf(form, field);
    if (!input.value) input.value = field === 'message' ? message : (values[field] ?? '');
  }
}

/** The browser judges nothing here (specification, section 5): the server does, and its sentences are shown. */
export function ContactForm({ action, send, earlier }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>(earlier?.fields ?? {});
  const [carried, setCarried] = useState(false);
  const toast = useToast();

  useEffect(() => {
    const draft = readEnquiryDraft();
    if (!draft || !form.current) return;
    prefill(form.current, draft);
    setCarried(true);
  }, []);

  useEffect(() => {
    const first = fields.find((field) => errors[field]);
    if (first && form.current) inputOf(form.current, first).focus();
  }, [errors]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || !form.current) return;
    setSending(true);
    const values = Object.fromEntries(new FormData(form.current)) as ContactValues;
    const answer = await send(values).finally(() => setSending(false));
    setErrors(answer.fields ?? {});
    toast({ text: answer.message, tone: answer.sent ? 'success' : 'error' });
    if (!answer.sent) return;
    form.current?.reset();
    clearEnquiryDraft();
    setCarried(false);
  }

  return (
    <div className="panel">
      <h2>{texts.heading}</h2>
      <p>{formMessages.requiredNote}</p>
      <form ref={form} className="form" action={action} method="post" noValidate data-needs-app onSubmit={onSubmit}>
        {earlier ? <FormNotice tone={earlier.sent ? 'success' : 'danger'}>{earlier.message}</FormNotice> : null}
        {carried ? <FormNotice tone="info">{texts.carried}</FormNotice> : null}
        {fields.map((field) => (
          <Field
            key={field}
            {...contactFields[field]}
            name={field}
            defaultValue={earlier?.values?.[field]}
            required={required.includes(field)}
            inputMode={keyboards[field]}
            multiline={field === 'message'}
            half={field !== 'message'}
            error={errors[field]}
          />
        ))}
        <div className="trap" aria-hidden="true">
          <label>
            {texts.trap} <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="form-end">
          <Button type="submit" busy={sending} busyText={texts.sending}>
            {texts.submit} <GoArrow />
          </Button>
        </div>
      </form>
    </div>
  );
}
