import { type FormEvent, useState } from 'react';
import { contactFields, enquiryForm } from '../../content/labels/forms.ts';
import { formMessages } from '../../content/messages.ts';
import type { Enquiry, EnquiryField, EnquiryInputs } from '../../content/schemas/enquiry.ts';
import { go } from '../navigation/go.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { GoArrow } from '../ui/icon.tsx';
import { saveEnquiryDraft } from './enquiry-draft.ts';

const inputTypes: Record<EnquiryInputs, Partial<Record<EnquiryField, string>>> = {
  plain: {},
  typed: { email: 'email', phoneNumber: 'tel' },
  native: { email: 'email' },
};
const keyboards: Partial<Record<EnquiryField, 'email' | 'tel'>> = { email: 'email', phoneNumber: 'tel' };

type Errors = Partial<Record<EnquiryField, string>>;

function inputOf(form: HTMLFormElement, field: EnquiryField) {
  return form.elements.namedItem(field) as HTMLInputElement;
}

function faultOf(input: HTMLInputElement): string | undefined {
  if (!input.value.trim()) return formMessages.required;
  if (input.validity.typeMismatch) return formMessages.email;
}

/** Sends nothing (specification, section 1): what was typed is carried over to Contact Us, ready to send. */
export function EnquiryForm({ enquiry: { fields, inputs }, service }: { enquiry: Enquiry; service: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const native = inputs === 'native';

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (native && !form.reportValidity()) return;
    const found: Errors = Object.fromEntries(fields.map((field) => [field, faultOf(inputOf(form, field))]));
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) return inputOf(form, first).focus();
    saveEnquiryDraft({ service, values: Object.fromEntries(fields.map((field) => [field, inputOf(form, field).value.trim()])) });
    go('/contactUs');
  }

  /** A complaint goes away as soon as it is answered, not only on the next try. */
  function onInput(event: FormEvent<HTMLFormElement>) {
    const input = event.target as HTMLInputElement;
    const field = input.name as EnquiryField;
    if (errors[field] && !faultOf(input)) setErrors({ ...errors, [field]: undefined });
  }

  return (
    <div className="enquiry" id="enquire">
      <div className="panel">
        <h2>{enquiryForm.heading}</h2>
        <noscript>
          <p>
            {enquiryForm.withoutScript}{' '}
            <a className="link" href="/contactUs">
              {enquiryForm.contactUs}
            </a>
            .
          </p>
        </noscript>
        <p className="needs-js">{formMessages.requiredNote}</p>
        <form className="form needs-js" method="dialog" noValidate={!native} data-needs-app onSubmit={onSubmit} onInput={onInput}>
          {fields.map((field, index) => (
            <Field
              key={field}
              {...contactFields[field]}
              name={field}
              required
              nativeRequired={native}
              type={inputTypes[inputs][field]}
              inputMode={keyboards[field]}
              multiline={field === 'message'}
              half={field !== 'message' && !standsAlone(fields, index)}
              error={errors[field]}
            />
          ))}
          <div className="form-end">
            <Button type="submit">
              {enquiryForm.submit} <GoArrow />
            </Button>
          </div>
          <p className="form-hint">{enquiryForm.hint}</p>
        </form>
      </div>
    </div>
  );
}

/** Fields stand in pairs; the last one of an odd number takes the whole row. */
function standsAlone(fields: EnquiryField[], index: number) {
  const paired = fields.filter((field) => field !== 'message');
  return paired.length % 2 === 1 && fields[index] === paired.at(-1);
}
