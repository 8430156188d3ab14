// Who we are: the one file to edit for another brand, with the lettering of the logo in wordmark.ts. Figures are those of the specification, each typed once.
// Words name a fact in braces, as {name} or {talent.term}: see placeholders.ts. Partners are named so where we speak of whom we
// work with; a page about a product names the product.
import type { CompanyFacts } from './schemas/company.ts';

export const company: CompanyFacts = {
  name: 'Norvane',
  talentBrand: 'Norvane Talent',
  tagline: 'IT and enterprise-software consultancy',
  founded: { year: 1987, country: 'Canada' },
  headquarters: 'London',
  offices: ['New York', 'Riyadh', 'Dubai'],
  contactOffice: {
    country: 'Canada',
    city: 'Edmonton',
    address: 'Edmonton, Alberta, Canada',
    coordinates: '53.55° N, 113.49° W',
    timeZone: 'Mountain Time',
  },
  copyrightYear: 2024,
  credit: { label: 'Website by {name}', path: '/about-us' },
  partners: { erp: 'SAP', cloud: 'Oracle', lowcode: 'Mendix', lifecycle: 'Polarion' },
  figures: {
    talentPool: '3500',
    clients: '1000+',
    industries: 40,
    countries: 18,
    yearsOfExpertise: '35+',
    costSaving: '40% to 50%',
    timeReduction: '50%',
    operationalCostReduction: 'up to 50%',
    support: '24/7',
    specialists: 'over 400',
    projectSites: 'more than 35',
    projects: '1200+',
    retail: {
      paperless: '100%',
      automated: '90%',
      inventoryErrors: '0%',
      posSold: '1000+',
      addOns: '20+',
      stores: '150+',
    },
    talent: {
      term: '3 to 11 months',
      cancellation: 'the first month',
      onboarding: 'two weeks',
    },
  },
  counters: [
    { target: 35, step: 4, label: 'years of experience' },
    { target: 1200, step: 120, label: 'SAP projects' },
    { target: 400, step: 40, label: 'SAP consultants' },
  ],
  counterTick: 20,
  award: { years: 6, text: 'Winner of partner awards six years in a row' },
};
