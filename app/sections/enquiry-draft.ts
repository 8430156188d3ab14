import { enquiryMessage } from '../../content/labels/forms.ts';
import type { EnquiryField } from '../../content/schemas/enquiry.ts';

export type EnquiryDraft = { values: Partial<Record<EnquiryField, string>>; service: string };

const key = 'enquiry';

/** Carries input from a service page over to Contact Us, in this tab's storage and never in the URL. */
export function saveEnquiryDraft(draft: EnquiryDraft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // storage is blocked: Contact Us opens empty
  }
}

export function readEnquiryDraft(): EnquiryDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as EnquiryDraft | null;
  } catch {
    return null;
  }
}

export function clearEnquiryDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored either
  }
}

/** Copies an enquiry into the empty fields of a form. */
export function fillFromDraft(form: HTMLFormElement, { values, service }: EnquiryDraft) {
  const message = enquiryMessage(service, values.jobTitle ?? '', values.message ?? '');
  for (const [field, value] of Object.entries({ ...values, message })) {
    const input = form.elements.namedItem(field) as HTMLInputElement | null;
    if (input && !input.value) input.value = value;
  }
}
