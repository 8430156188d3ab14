import type { Hue, Page } from './page.ts';

/** A page that is data alone: its words are in content/pages/, its look in app/routes/content-page.tsx. */
export type PageEntry = {
  path: string;
  name: string;
  summary: string;
  family: Family;
  hue: Hue;
  /** The picture's name in app/art and the page's Open Graph image. */
  art: string;
  load: () => Promise<{ page: Page }>;
};

export type Family = 'platforms' | 'enterprise-systems' | 'managed-services' | 'solutions' | 'digital';

/** Headings of the families, in the order of the All services page. */
export const families: Record<Family, string> = {
  platforms: 'Platforms',
  'enterprise-systems': 'Enterprise systems',
  'managed-services': 'Managed services',
  solutions: 'Solutions',
  digital: 'Digital services',
};

/** Every service, platform, product and solution page. A new page is a file in pages/ and a line here. */
export const pages: PageEntry[] = [
  {
    path: '/Oracle',
    name: 'Oracle Cloud',
    summary: 'Platform and infrastructure services',
    family: 'platforms',
    hue: 'cloud',
    art: 'oracle',
    load: () => import('./pages/oracle.ts'),
  },
  {
    path: '/Paas',
    name: 'PaaS',
    summary: 'Databases, Java and containers, run for you',
    family: 'platforms',
    hue: 'cloud',
    art: 'paas',
    load: () => import('./pages/paas.ts'),
  },
  {
    path: '/Iaas',
    name: 'IaaS',
    summary: 'Compute, storage and networking on demand',
    family: 'platforms',
    hue: 'cloud',
    art: 'iaas',
    load: () => import('./pages/iaas.ts'),
  },
  {
    path: '/AnalyticsBI',
    name: 'Analytics & BI',
    summary: 'From scattered data to figures people trust',
    family: 'platforms',
    hue: 'analytics',
    art: 'analyticsbi',
    load: () => import('./pages/analytics-bi.ts'),
  },
  {
    path: '/mendixPage',
    name: 'Mendix',
    summary: 'Low-code application platform',
    family: 'platforms',
    hue: 'lowcode',
    art: 'mendixpage',
    load: () => import('./pages/mendix-page.ts'),
  },
  {
    path: '/polarionPage',
    name: 'Polarion',
    summary: 'Lifecycle management',
    family: 'platforms',
    hue: 'lifecycle',
    art: 'polarionpage',
    load: () => import('./pages/polarion-page.ts'),
  },
  {
    path: '/enterprise-systems/sap-hana',
    name: 'SAP S/4HANA',
    summary: 'The ERP core for midsize and large organizations',
    family: 'enterprise-systems',
    hue: 'erp',
    art: 'sap-hana',
    load: () => import('./pages/sap-hana.ts'),
  },
  {
    path: '/enterprise-systems/sap-business-by-design',
    name: 'SAP Business ByDesign',
    summary: 'One cloud suite for growing companies',
    family: 'enterprise-systems',
    hue: 'erp',
    art: 'sap-business-by-design',
    load: () => import('./pages/sap-business-by-design.ts'),
  },
  {
    path: '/enterprise-systems/sap-business-one',
    name: 'SAP Business One',
    summary: 'ERP for small and midsize firms',
    family: 'enterprise-systems',
    hue: 'erp',
    art: 'sap-business-one',
    load: () => import('./pages/sap-business-one.ts'),
  },
  {
    path: '/enterprise-systems/sap-customer-checkout',
    name: 'SAP Customer Checkout',
    summary: 'Point of sale tied to your ERP',
    family: 'enterprise-systems',
    hue: 'erp',
    art: 'sap-customer-checkout',
    load: () => import('./pages/sap-customer-checkout.ts'),
  },
  {
    path: '/enterprise-systems/sap-ariba',
    name: 'SAP Ariba',
    summary: 'Procurement and supplier collaboration',
    family: 'enterprise-systems',
    hue: 'erp',
    art: 'sap-ariba',
    load: () => import('./pages/sap-ariba.ts'),
  },
  {
    path: '/managed-services/manage-cloud',
    name: 'Managed Cloud Services',
    summary: 'Azure and AWS, run day and night',
    family: 'managed-services',
    hue: 'managed',
    art: 'manage-cloud',
    load: () => import('./pages/manage-cloud.ts'),
  },
  {
    path: '/managed-services/devops',
    name: 'DevOps',
    summary: 'From commit to production, repeatably',
    family: 'managed-services',
    hue: 'managed',
    art: 'devops',
    load: () => import('./pages/devops.ts'),
  },
  {
    path: '/managed-services/staff-augmentation',
    name: 'Staff Augmentation',
    summary: 'Specialists from Norvane Talent',
    family: 'managed-services',
    hue: 'talent',
    art: 'staff-augmentation',
    load: () => import('./pages/staff-augmentation.ts'),
  },
  {
    path: '/solutions/retail-end-to-end',
    name: 'End-to-End Retail',
    summary: 'From warehouse to till on one record',
    family: 'solutions',
    hue: 'solutions',
    art: 'retail-end-to-end',
    load: () => import('./pages/retail-end-to-end.ts'),
  },
  {
    path: '/solutions/sap-on-google',
    name: 'SAP on Google Cloud',
    summary: 'Your SAP landscape on Google Cloud',
    family: 'solutions',
    hue: 'solutions',
    art: 'sap-on-google',
    load: () => import('./pages/sap-on-google.ts'),
  },
  {
    path: '/solutions/sap-moderization',
    name: 'SAP Modernization',
    summary: 'Modernization and migration of SAP systems',
    family: 'solutions',
    hue: 'solutions',
    art: 'sap-moderization',
    load: () => import('./pages/sap-moderization.ts'),
  },
  {
    path: '/solutions/open-finance',
    name: 'Open Finance',
    summary: 'Financial data shared safely, with consent',
    family: 'solutions',
    hue: 'finance',
    art: 'open-finance',
    load: () => import('./pages/open-finance.ts'),
  },
  {
    path: '/ApplicationDevelopment',
    name: 'Application development',
    summary: 'Software shaped to your work',
    family: 'digital',
    hue: 'appdev',
    art: 'applicationdevelopment',
    load: () => import('./pages/application-development.ts'),
  },
  {
    path: '/digitalFinance',
    name: 'Digital finance',
    summary: 'Digital financial services innovation',
    family: 'digital',
    hue: 'finance',
    art: 'digitalfinance',
    load: () => import('./pages/digital-finance.ts'),
  },
  {
    path: '/digitalIdentity',
    name: 'Digital identity',
    summary: 'Identity and access management',
    family: 'digital',
    hue: 'identity',
    art: 'digitalidentity',
    load: () => import('./pages/digital-identity.ts'),
  },
];

/** The entry of a path; throws on a path that is not in the table, so a typing error fails the build's tests. */
export function pageAt(path: string): PageEntry {
  const entry = pages.find((candidate) => candidate.path === path);
  if (!entry) throw new Error(`No page at ${path}`);
  return entry;
}
