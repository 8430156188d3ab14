import { z } from 'zod';
import { target } from './shapes.ts';
import { label, lede, some } from './text.ts';

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

const counter = z.object({ target: z.number().int().positive(), step: z.number().int().positive(), label });
export type Counter = z.infer<typeof counter>;

const contactOffice = z.object({ country: label, city: label, address: lede, coordinates: label });
export type ContactOffice = z.infer<typeof contactOffice>;

export const companyFacts = z.object({
  name: label,
  talentBrand: label,
  tagline: label,
  founded: z.object({ year, country: label }),
  headquarters: label,
  offices: some(label),
  contactOffice,
  copyrightYear: year,
  credit: z.object({ label, path: target }),
  /** Partner and product names: plain references to marks that belong to their owners. */
  partners: z.object({ erp: label, cloud: label, lowcode: label, lifecycle: label }),
  figures,
  /** The why-us counters: they count from 0 in these steps, one every `counterTick` milliseconds. */
  counters: some(counter),
  counterTick: z.number().positive(),
  award: z.object({ years: z.number().int().positive(), text: lede }),
});
export type CompanyFacts = z.infer<typeof companyFacts>;
