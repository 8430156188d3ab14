/** The links to neighbouring pages at the foot of a service page. */
export const related = { label: 'Related', heading: 'Other' } as const;
