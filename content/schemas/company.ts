import { z } from 'zod';
import { target } from './shapes.ts';
import { day, label, lede, some } from './text.ts';

const year = z.number().int().min(1800).max(2200);

/** Figures and marketing claims (specification, section 9). A number is one that is also drawn. */
const figures = z.object({
  talentPool: label,
  clients: label,
  industries: z.number().int().positive(),
  countries: z.number().int().positive(),
  yearsOfExpertise: label,
  costSaving: label,
  timeReduction: label,
  operationalCostReduction: label,
  support: label,
  specialists: label,
  projectSites: label,
  projects: label,
  retail: z.object({
    paperless: label,
    automated: label,
    inventoryErrors: label,
    posSold: label,
    addOns: label,
    stores: label,
  }),
  talent: z.object({ term: label, cancellation: label, onboarding: label }),
});

const counter = z.object({
  target: z.number().int().positive().meta({ label: 'Counts to' }),
  step: z.number().int().positive().meta({ label: 'In steps of' }),
  label,
});
export type Counter = z.infer<typeof counter>;

const contactOffice = z.object({
  country: label,
  city: label,
  address: lede,
  coordinates: label,
  /** Shown where given. */
  timeZone: label.optional(),
  phone: label.optional(),
  email: z.email().max(254).optional(),
  street: lede.optional(),
});
export type ContactOffice = z.infer<typeof contactOffice>;

/** What a figure rests on, since when it holds and when somebody has to look again. */
const claim = z.object({
  basis: lede.meta({ label: 'What it rests on' }),
  asOf: day.meta({ label: 'As of' }),
  review: day.meta({ label: 'Look at it again on' }),
});

export const companyFacts = z.object({
  name: label,
  talentBrand: label,
  tagline: label,
  founded: z.object({ year, country: label }),
  headquarters: label,
  offices: some(label),
  contactOffice,
  copyrightYear: year,
  credit: z.object({ label, path: target.meta({ label: 'Leads to' }) }).meta({ label: 'Credit in the footer' }),
  /** Partner and product names: plain references to marks that belong to their owners. */
  partners: z.object({ erp: label, cloud: label, lowcode: label, lifecycle: label }),
  figures,
  /** The claims register: by the placeholder of a figure, as `clients` or `talent.term`. */
  claims: z
    .record(
      z
        .string()
        .regex(/^[a-z][\w.]*$/i)
        .max(80),
      claim,
    )
    .optional()
    .meta({ label: 'Claims register', help: 'What each figure rests on, and when somebody looks at it again.' }),
  /** The why-us counters: they count from 0 in these steps, one every `counterTick` milliseconds. */
  counters: some(counter),
  counterTick: z.number().positive().meta({ label: 'Milliseconds a step' }),
  award: z.object({ years: z.number().int().positive(), text: lede }),
});
export type CompanyFacts = z.infer<typeof companyFacts>;
