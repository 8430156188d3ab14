import { z } from 'zod';

/** A service family's colour; the angle behind each name stands in app/ui/tokens.css. */
export const hue = z.enum([
  'company',
  'lowcode',
  'cloud',
  'lifecycle',
  'erp',
  'analytics',
  'identity',
  'finance',
  'appdev',
  'managed',
  'talent',
  'solutions',
]);
export type Hue = z.infer<typeof hue>;
