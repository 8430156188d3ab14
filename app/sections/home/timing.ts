/** Milliseconds (specification, section 9). */
export const homeTiming = { bannerInterval: 3000, partnerInterval: 4000, partnerMove: 2000 } as const;
