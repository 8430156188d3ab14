// What only the company can say about itself: kinds of entry that the site does without until there are some.
import { z } from 'zod';
import { articleBlock } from './article.ts';
import { hue } from './hue.ts';
import { labelledLink, link, picture } from './inline.ts';
import { figure, head, icon, target } from './shapes.ts';
import { day, heading, label, lede, point, some } from './text.ts';

/** In lists: 1 stands first; what has no place follows by name. */
const place = z
  .number()
  .int()
  .min(1)
  .max(999)
  .meta({ label: 'Place in the list', help: '1 stands first. Those without a number follow by name.' })
  .optional();

/** What pages of their own have in common. */
const opening = { title: heading, lede: lede.meta({ label: 'Lead-in' }) };
const rest = {
  blocks: some(articleBlock, 400).meta({ label: 'Text' }),
  hue: hue.meta({ label: 'Colour', help: 'The family whose colour and artwork it takes.' }).optional(),
  description: head.description.optional(),
  keywords: head.keywords,
};

export const caseStudyContent = z.object({
  ...opening,
  client: label.meta({ help: 'As the client agreed to be named: “A retailer in Alberta” is enough.' }),
  industry: label.optional(),
  published: day.meta({ label: 'Date', help: 'Left empty: the day it is published.' }).optional(),
  image: picture.meta({ label: 'Picture' }).optional(),
  results: z.array(figure).max(6).meta({ label: 'Results', help: 'Figures the client confirmed.' }).optional(),
  services: z.array(target).max(6).meta({ label: 'Services', help: 'The pages of the services it is about.' }).optional(),
  ...rest,
});
export type CaseStudy = z.infer<typeof caseStudyContent>;

export const employments = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship'] as const;

export const vacancyContent = z.object({
  ...opening,
  place: label.meta({ label: 'Where', help: 'City, or the country of remote work.' }),
  remote: z.boolean().meta({ label: 'Can be done remotely' }).optional(),
  employment: z.enum(employments).meta({ label: 'Kind of employment' }),
  salary: label.meta({ help: 'As it may be shown, with currency and period.' }).optional(),
  posted: day.meta({ label: 'Date', help: 'Left empty: the day it is published.' }).optional(),
  closes: day.meta({ label: 'Last day to apply', help: 'It is not shown after this day.' }).optional(),
  apply: labelledLink.meta({ label: 'How to apply', help: 'Left out: the button leads to Contact Us.' }).optional(),
  ...rest,
});
export type Vacancy = z.infer<typeof vacancyContent>;

export const personContent = z.object({
  name: label,
  role: label.meta({ help: 'What they do here.' }),
  text: lede.meta({ label: 'A sentence or two' }).optional(),
  image: picture.meta({ label: 'Picture' }).optional(),
  link: labelledLink.meta({ label: 'Profile elsewhere' }).optional(),
  place,
});
export type Person = z.infer<typeof personContent>;

export const credentialContent = z.object({
  name: heading,
  issuer: label.meta({ label: 'Issued by' }),
  number: label.meta({ label: 'Certificate number' }).optional(),
  scope: lede.meta({ label: 'What it covers' }).optional(),
  issued: day.meta({ label: 'Issued on' }).optional(),
  expires: day.meta({ label: 'Valid until', help: 'It is not shown after this day.' }).optional(),
  proof: link.meta({ label: 'Where it can be checked' }).optional(),
  place,
});
export type Credential = z.infer<typeof credentialContent>;

export const engagementModelContent = z.object({
  name: heading,
  icon,
  text: lede.meta({ label: 'How it works' }),
  points: some(point, 8).meta({ label: 'What it holds' }),
  place,
});
export type EngagementModel = z.infer<typeof engagementModelContent>;

export const legalEntityContent = z.object({
  name: heading.meta({ label: 'Registered name' }),
  register: label.meta({ label: 'Registered in', help: 'The register or the place.' }).optional(),
  number: label.meta({ label: 'Registration number' }).optional(),
  tax: label.meta({ label: 'Tax number' }).optional(),
  address: lede.meta({ label: 'Registered office' }).optional(),
  represented: label.meta({ label: 'Represented by' }).optional(),
  place,
});
export type LegalEntity = z.infer<typeof legalEntityContent>;

/** A page of its own says one of these. */
export type DetailWords = CaseStudy | Vacancy;
