/** Buttons and links that several pages share. Those of the specification keep its spelling. */
export const actions = {
  contactUs: 'Contact Us',
  enquireNow: 'Enquire Now',
  learnMore: 'Learn More',
  readArticle: 'Read the article',
} as const;

/** How long an article takes, shown beside its date. */
export const minutesLabel = (minutes: number) => `${minutes}\u00a0min\u00a0read`;

/** Before the day of a page's present words. */
export const lastChanged = 'Last changed';
