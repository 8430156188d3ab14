import { contactFields, enquiryForm, privacyLine } from '../../content/labels/forms.ts';
import { formMessages } from '../../content/messages.ts';
import type { Enquiry, EnquiryField, EnquiryInputs } from '../../content/schemas/enquiry.ts';
import type { FieldErrors } from '../forms/form-store.ts';
import { useForm } from '../forms/use-form.ts';
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

function errorOf(input: HTMLInputElement): string | undefined {
  if (!input.value.trim()) return formMessages.required;
  if (input.validity.typeMismatch) return formMessages.email;
}

function errorsIn(form: HTMLFormElement, fields: EnquiryField[]): FieldErrors {
  const found = fields.map((field) => [field, errorOf(form.elements.namedItem(field) as HTMLInputElement)] as const);
  return Object.fromEntries(found.flatMap(([field, fault]) => (fault ? [[field, fault]] : [])));
}

/** Sends nothing (specification, section 1): the input is carried over to Contact Us. */
export function EnquiryForm({ enquiry: { fields, inputs }, service }: { enquiry: Enquiry; service: string }) {
  const native = inputs === 'native';
  const { props, errors } = useForm({
    check: (form) => errorsIn(form, fields),
    async send({ texts }) {
      saveEnquiryDraft({ service, values: Object.fromEntries(fields.map((field) => [field, texts[field]?.trim()])) });
      go('/contactUs');
    },
  });

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
        <form {...props} className="form needs-js" method="dialog" noValidate={!native} data-needs-app>
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
              half={field !== 'message' && !isFullRow(fields, index)}
              error={errors[field]}
            />
          ))}
          <div className="form-end">
            <Button type="submit">
              {enquiryForm.submit} <GoArrow />
            </Button>
          </div>
          <p className="form-hint">
            {enquiryForm.hint} {privacyLine.enquiry}{' '}
            <a className="link" href="/privacy">
              {privacyLine.link}
            </a>
          </p>
        </form>
      </div>
    </div>
  );
}

/** Fields are laid out in pairs; the last of an odd number takes the full row. */
function isFullRow(fields: EnquiryField[], index: number) {
  const paired = fields.filter((field) => field !== 'message');
  return paired.length % 2 === 1 && fields[index] === paired.at(-1);
}
