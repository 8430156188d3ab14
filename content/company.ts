// Who we are: the one file to edit for another brand. Figures are those of the specification, each typed once.

export const company = {
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
  },
  copyrightYear: 2024,
  credit: { label: 'Website by Norvane', path: '/about-us' },
} as const;

export const offices = `${company.offices.slice(0, -1).join(', ')} and ${company.offices.at(-1)}`;

/** The chart of the offices for those who do not see it. */
export const officeChart = `Chart of the offices: headquarters in ${company.headquarters}; ${offices}; contact office in ${company.contactOffice.city}, ${company.contactOffice.country}`;

/** Partner and product names: plain references to marks that belong to their owners. */
export const partners = {
  erp: 'SAP',
  cloud: 'Oracle',
  lowcode: 'Mendix',
  lifecycle: 'Polarion',
} as const;

/** Company figures and marketing claims (specification, section 9). */
export const figures = {
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
} as const;

/** The why-us counters: they count from 0 in these steps, every 20 ms. */
export const counters = [
  { target: 35, step: 4, label: 'years of experience' },
  { target: 1200, step: 120, label: 'SAP projects' },
  { target: 400, step: 40, label: 'SAP consultants' },
] as const;
export const counterTick = 20;
export const awards = { years: 6, text: 'Winner of partner awards six years in a row' } as const;
