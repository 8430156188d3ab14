/** From most to least; `contract/permissions.ts` says who may do what. */
export const roles = ['owner', 'admin', 'editor', 'sales'] as const;
export type Role = (typeof roles)[number];
