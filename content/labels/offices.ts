/** The chart of the offices for those who do not see it. */
export const officeChart =
  'Chart of the offices: headquarters in {headquarters}; {offices}; contact office in {contactOffice.city}, {contactOffice.country}';
