// Removed once the page takes its words as a value.
import { company } from './company.ts';
import { contactForm } from './labels/forms.ts';
import { words } from './pages/contact-us.ts';
import { fillPlaceholders } from './placeholders.ts';

export { contactFields, enquiryForm, enquiryMessage } from './labels/forms.ts';

const page = fillPlaceholders(words, company);
export const contactPage = {
  ...page,
  office: { ...page.office, ...company.contactOffice },
  form: { ...page.form, ...contactForm },
};
