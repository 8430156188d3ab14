import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { contactFields, enquiryMessage, privacyLine, contactForm as texts } from '../../content/labels/forms.ts';
import { formMessages } from '../../content/messages.ts';
import type { ContactAnswer, ContactReceipt } from '../../contract/contact.ts';
import type { SendWithFiles } from '../api/contact.ts';
import { type Texts, useForm } from '../forms/use-form.ts';
import { usePageLocation } from '../navigation/location.ts';
import { Button } from '../ui/button.tsx';
import { Captcha } from '../ui/captcha.tsx';
import { Field, FormNotice } from '../ui/field.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { useToast } from '../ui/toast.tsx';
import { ContactFiles, useContactFiles } from './contact-files.tsx';
import { ContactSent } from './contact-sent.tsx';
import { clearDrafts, fillFromDrafts, readEnquiryDraft, saveContactDraft } from './enquiry-draft.ts';

const fields = ['email', 'phoneNumber', 'firstName', 'lastName', 'companyName', 'countryRegion', 'message'] as const;
const required: readonly string[] = ['email', 'phoneNumber'];
const keyboards: Record<string, 'email' | 'tel'> = { email: 'email', phoneNumber: 'tel' };

/** A contact API on another host may answer with its message alone. */
type Receipt = Partial<ContactReceipt> & { message: string };

type ContactFormProps = {
  heading: string;
  /** The service a visitor comes from: the message starts with it. */
  about?: string;
  action: string;
  /** Rejects with an ApiError. */
  send: (values: Texts, withFiles?: SendWithFiles) => Promise<Receipt>;
  /** Called on the first input. */
  onBegin: () => void;
  takesFiles?: boolean;
  /** The server's response to a form sent without JavaScript. */
  earlier?: ContactAnswer;
  captcha?: { siteKey: string; script: string };
};

/** The seven fields; the honeypot only if filled, so that regular requests match the specification. */
function valuesOf({ website, ...texts }: Texts): Texts {
  const values = Object.fromEntries(fields.map((field) => [field, texts[field] ?? '']));
  return website ? { ...values, website } : values;
}

/** No client-side validation (specification, section 5): the server validates and its messages are shown. */
export function ContactForm({ heading, about, action, send, onBegin, takesFiles, earlier, captcha }: ContactFormProps) {
  const captchaAnswer = useRef('');
  const opening = about && enquiryMessage(about, '', '');
  // Shown from the start or not at all: appearing after hydration, it would shift the button while the visitor taps it.
  const { arrivedByLink: cameByLink } = usePageLocation();
  const [carried, setCarried] = useState(() => cameByLink && readEnquiryDraft() !== null);
  const [receipt, setReceipt] = useState<Receipt>();
  const toast = useToast();
  const files = useContactFiles();
  const refused = earlier?.sent === false ? earlier : undefined;
  const { form, props, isSending, progress, errors, failures, sent } = useForm({
    initialErrors: refused?.fields,
    check: files.check,
    async send({ texts, ...sending }) {
      const values = valuesOf(texts);
      const answer = await send(captcha ? { ...values, captcha: captchaAnswer.current } : values, files.sender(sending));
      toast({ text: answer.message, tone: 'success' });
      setReceipt(answer);
    },
    onSent() {
      form.current?.reset();
      files.clear();
      const message = form.current?.elements.namedItem('message');
      if (message instanceof HTMLTextAreaElement) message.value = ''; // reset brings the opening back
      clearDrafts();
      setCarried(false);
    },
    onFail({ status, message }) {
      toast({ text: status === 0 ? formMessages.network : message, tone: 'error' });
      return undefined;
    },
    onInput: (element) => saveContactDraft(element, fields),
  });

  useEffect(() => {
    if (form.current) fillFromDrafts(form.current, opening);
  }, [form, opening]);

  const shown = receipt ?? (earlier?.sent ? earlier : undefined);
  const onFocus = ({ target }: FocusEvent<HTMLFormElement>) => target.matches('input, textarea') && onBegin();

  return (
    <div className="panel">
      <h2>{heading}</h2>
      <p>{formMessages.requiredNote}</p>
      <form
        {...props}
        className="form"
        action={action}
        method="post"
        encType={takesFiles ? 'multipart/form-data' : undefined}
        noValidate
        data-needs-app
        onFocus={onFocus}
      >
        {shown ? <ContactSent key={sent} receipt={shown} isNew={Boolean(receipt)} /> : null}
        {refused ? <FormNotice tone="danger">{refused.message}</FormNotice> : null}
        {carried ? <FormNotice tone="info">{texts.carried}</FormNotice> : null}
        {fields.map((field) => (
          <Field
            key={field}
            {...contactFields[field]}
            name={field}
            defaultValue={refused?.values[field] ?? (field === 'message' ? opening : undefined)}
            required={required.includes(field)}
            inputMode={keyboards[field]}
            multiline={field === 'message'}
            half={field !== 'message'}
            error={errors[field]}
          />
        ))}
        {takesFiles ? <ContactFiles files={files} error={errors.files} /> : null}
        <div className="trap" aria-hidden="true">
          <label>
            {texts.trap} <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {captcha ? (
          <CaptchaRow
            {...captcha}
            attempt={failures + sent}
            error={errors.captcha}
            onAnswer={(text) => {
              captchaAnswer.current = text;
            }}
          />
        ) : null}
        <div className="form-end">
          <Button type="submit" busy={isSending} busyText={files.progressText(progress) ?? texts.sending}>
            {texts.submit} <GoArrow />
          </Button>
        </div>
        <p className="form-hint">
          {privacyLine.contact}{' '}
          <a className="link" href="/privacy">
            {privacyLine.link}
          </a>
        </p>
      </form>
    </div>
  );
}

type CaptchaRowProps = { siteKey: string; script: string; attempt: number; error?: string; onAnswer: (text: string) => void };

function CaptchaRow({ error, ...captcha }: CaptchaRowProps) {
  return (
    <div className="field">
      <Captcha {...captcha} unavailable={texts.captchaUnavailable} />
      {error ? <span className="error">{error}</span> : null}
      <noscript>
        <p className="form-hint">{texts.captchaNeedsScript}</p>
      </noscript>
    </div>
  );
}
