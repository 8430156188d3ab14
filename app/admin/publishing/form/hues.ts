import type { Hue } from '../../../../content/schemas/hue.ts';

/** The families' colours by the names editors know. */
export const hueNames: Record<Hue, string> = {
  company: 'Company',
  lowcode: 'Low-code',
  cloud: 'Cloud',
  lifecycle: 'Lifecycle',
  erp: 'ERP',
  analytics: 'Analytics',
  identity: 'Identity',
  finance: 'Finance',
  appdev: 'App development',
  managed: 'Managed services',
  talent: 'Talent',
  solutions: 'Solutions',
};
