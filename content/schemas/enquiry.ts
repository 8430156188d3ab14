import { z } from 'zod';

const enquiryField = z.enum([
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'companyName',
  'jobTitle',
  'countryRegion',
  'message',
]);
export type EnquiryField = z.infer<typeof enquiryField>;

/** Which input the page's form uses for e-mail and phone: the spec has plain text on most pages (section 5). */
const enquiryInputs = z.enum(['plain', 'typed', 'native']);
export type EnquiryInputs = z.infer<typeof enquiryInputs>;

export const enquiry = z.object({
  fields: z.array(enquiryField).min(1),
  inputs: enquiryInputs.meta({ label: 'Checks of email and phone' }),
});
export type Enquiry = z.infer<typeof enquiry>;
