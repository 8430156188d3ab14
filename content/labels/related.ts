/** The links to neighbouring pages at the foot of a service page. */
export const related = {
  label: 'Related',
  heading: 'Other',
  seeAlso: 'See also',
  services: 'The services behind it',
  article: 'Article',
} as const;

/** A link to the whole list of a family of services. */
export const allOf = (family: string) => `All ${family.toLowerCase()}`;
