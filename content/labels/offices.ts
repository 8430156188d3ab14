/** The chart of the offices for those who do not see it. */
export const officeChart =
  'Chart of the offices: headquarters in {headquarters}; {offices}; contact office in {contactOffice.city}, {contactOffice.country}';

/** The same as a table. */
export const officeTable = {
  caption: 'Offices and their local time',
  office: 'Office',
  role: 'Role',
  time: 'Local time',
  headquarters: 'Headquarters',
  branch: 'Office',
  contact: 'Contact office',
} as const;
