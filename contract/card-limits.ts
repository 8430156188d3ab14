/** The most characters of a banner's or service card's texts. Without zod, so that forms can count with it. */
export const cardLimits = { title: 120, slogan: 160, description: 2000, alt: 300 } as const;
