// Headings and labels of what only the company can say. They are read where there is something to head.

/** Sections of About Us. */
export const aboutSections = {
  people: { label: 'People', heading: 'Who you will meet' },
  credentials: { label: 'Credentials', heading: 'What others have certified' },
  engagementModels: { label: 'How we work together', heading: 'Engagement models' },
  legal: { label: 'Legal', heading: 'Legal entities' },
} as const;

export const credentialLabels = {
  issuer: 'Issued by',
  number: 'Certificate',
  issued: 'Issued on',
  expires: 'Valid until',
  proof: 'Check it',
} as const;

export const legalLabels = {
  register: 'Registered in',
  number: 'Registration number',
  tax: 'Tax number',
  address: 'Registered office',
  represented: 'Represented by',
} as const;

export const caseStudyLabels = { client: 'Client', industry: 'Industry', published: 'Published' } as const;
export const caseStudyResults = { label: 'Results', heading: 'What came of it' } as const;
/** Where the home page promises case studies. */
export const toCaseStudies = 'Read our case studies';

export const vacancyLabels = {
  place: 'Where',
  remote: 'Remote',
  employment: 'Employment',
  salary: 'Salary',
  posted: 'Posted',
  closes: 'Last day to apply',
  yes: 'Possible',
} as const;
export const applyHere = 'Apply';
/** Below a vacancy. */
export const vacancyClosing = {
  heading: 'Questions about this position?',
  text: 'Write to us before you apply, or instead of it. Say what you would like to know.',
} as const;
