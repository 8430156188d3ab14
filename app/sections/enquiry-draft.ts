import { enquiryMessage } from '../../content/labels/forms.ts';
import type { EnquiryField } from '../../content/schemas/enquiry.ts';
import { sessionDraft } from '../forms/session-draft.ts';

/** `taken`: Contact Us has shown it already, and what was typed there since then counts. */
export type EnquiryDraft = { values: Partial<Record<EnquiryField, string>>; service: string; taken?: boolean };

/** Carries input from a service page over to Contact Us, in this tab's storage and never in the URL. */
const enquiry = sessionDraft<EnquiryDraft>('enquiry');
/** What was typed into Contact Us, for a visitor who leaves the page to look something up. */
const contact = sessionDraft<Record<string, string>>('contact');

export const saveEnquiryDraft = enquiry.save;
export const readEnquiryDraft = enquiry.read;

export function clearDrafts() {
  enquiry.clear();
  contact.clear();
}

/** Remembers what the form holds now. */
export function saveContactDraft(form: HTMLFormElement, fields: readonly string[]) {
  const data = new FormData(form);
  const values = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? '')]));
  if (Object.values(values).some(Boolean)) contact.save(values);
  else contact.clear();
}

/**
 * Fills the empty fields with what was typed here before and with an enquiry that has just come from a service page. A message
 * that starts with `opening` goes on with what was typed.
 */
export function fillFromDrafts(form: HTMLFormElement, opening = '') {
  const kept = contact.read() ?? {};
  const draft = enquiry.read();
  const isNew = draft && !draft.taken;
  const values = isNew ? { ...kept, ...carried(draft, kept) } : { ...kept };
  if (opening && values.message) values.message = joined(opening, values.message);
  for (const [field, value] of Object.entries(values)) {
    const input = form.elements.namedItem(field) as HTMLInputElement | null;
    if (input && (!input.value || input.value === opening)) input.value = value;
  }
  if (!isNew) return;
  contact.save(values);
  enquiry.save({ ...draft, taken: true });
}

function carried({ values, service }: EnquiryDraft, kept: Record<string, string>) {
  const opening = enquiryMessage(service, values.jobTitle ?? '', values.message ?? '');
  return { ...values, message: joined(opening, kept.message ?? '') };
}

const joined = (opening: string, message: string) =>
  !message ? opening : message.includes(opening) ? message : `${opening}\n\n${message}`;
