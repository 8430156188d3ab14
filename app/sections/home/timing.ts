/** Milliseconds (specification, section 9). */
export const homeTiming = { partnerInterval: 4000, partnerMove: 2000 } as const;
