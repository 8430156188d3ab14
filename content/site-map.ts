// Every public page, once: where it is, what kind it is and how it looks from outside. Its words are in pages/ or articles/.
import type { Area, Family } from './areas.ts';
import type { Hue } from './schemas/hue.ts';

type Row = {
  /** The name of its file of words. */
  id: string;
  path: `/${string}`;
  /** What menus and lists call it. */
  name: string;
  hue: Hue;
  /** The picture's name in app/art, for the hero and for the Open Graph image. */
  art: string;
};

type ServiceRow = Row & { kind: 'service' | 'low-code' | 'lifecycle'; family: Family; summary: string };
type OtherRow = Row & {
  kind: 'home' | 'about' | 'services' | 'blogs' | 'news' | 'article' | 'contact' | 'search' | 'plain' | 'listing' | 'detail';
  area: Area;
};
export type SiteMapRow = ServiceRow | OtherRow;

/** In the order of menus, sitemap and feeds. A new page of a kind that exists is a row here and a file of words. */
const rows = [
  { id: 'home', path: '/', kind: 'home', name: 'Home', hue: 'company', art: 'home', area: 'company' },
  { id: 'about-us', path: '/about-us', kind: 'about', name: 'About', hue: 'company', art: 'about-us', area: 'company' },
  { id: 'services', path: '/services', kind: 'services', name: 'All services', hue: 'company', art: 'services', area: 'company' },
  {
    id: 'oracle',
    path: '/Oracle',
    kind: 'service',
    name: 'Oracle Cloud',
    hue: 'cloud',
    art: 'oracle',
    family: 'platforms',
    summary: 'Platform and infrastructure services',
  },
  {
    id: 'paas',
    path: '/Paas',
    kind: 'service',
    name: 'PaaS',
    hue: 'cloud',
    art: 'paas',
    family: 'platforms',
    summary: 'Databases, Java and containers, run for you',
  },
  {
    id: 'iaas',
    path: '/Iaas',
    kind: 'service',
    name: 'IaaS',
    hue: 'cloud',
    art: 'iaas',
    family: 'platforms',
    summary: 'Compute, storage and networking on demand',
  },
  {
    id: 'analytics-bi',
    path: '/AnalyticsBI',
    kind: 'service',
    name: 'Analytics & BI',
    hue: 'analytics',
    art: 'analyticsbi',
    family: 'platforms',
    summary: 'From scattered data to figures people trust',
  },
  {
    id: 'mendix-page',
    path: '/mendixPage',
    kind: 'low-code',
    name: 'Mendix low-code',
    hue: 'lowcode',
    art: 'mendixpage',
    family: 'platforms',
    summary: 'Business apps built with your team',
  },
  {
    id: 'polarion-page',
    path: '/polarionPage',
    kind: 'lifecycle',
    name: 'Polarion lifecycle management',
    hue: 'lifecycle',
    art: 'polarionpage',
    family: 'platforms',
    summary: 'Requirements, tests and releases, linked',
  },
  {
    id: 'sap-hana',
    path: '/enterprise-systems/sap-hana',
    kind: 'service',
    name: 'SAP S/4HANA',
    hue: 'erp',
    art: 'sap-hana',
    family: 'enterprise-systems',
    summary: 'The ERP core for midsize and large organizations',
  },
  {
    id: 'sap-business-by-design',
    path: '/enterprise-systems/sap-business-by-design',
    kind: 'service',
    name: 'SAP Business ByDesign',
    hue: 'erp',
    art: 'sap-business-by-design',
    family: 'enterprise-systems',
    summary: 'One cloud suite for growing companies',
  },
  {
    id: 'sap-business-one',
    path: '/enterprise-systems/sap-business-one',
    kind: 'service',
    name: 'SAP Business One',
    hue: 'erp',
    art: 'sap-business-one',
    family: 'enterprise-systems',
    summary: 'ERP for small and midsize firms',
  },
  {
    id: 'sap-customer-checkout',
    path: '/enterprise-systems/sap-customer-checkout',
    kind: 'service',
    name: 'SAP Customer Checkout',
    hue: 'erp',
    art: 'sap-customer-checkout',
    family: 'enterprise-systems',
    summary: 'Point of sale tied to your ERP',
  },
  {
    id: 'sap-ariba',
    path: '/enterprise-systems/sap-ariba',
    kind: 'service',
    name: 'SAP Ariba',
    hue: 'erp',
    art: 'sap-ariba',
    family: 'enterprise-systems',
    summary: 'Procurement and supplier collaboration',
  },
  {
    id: 'manage-cloud',
    path: '/managed-services/manage-cloud',
    kind: 'service',
    name: 'Managed Cloud Services',
    hue: 'managed',
    art: 'manage-cloud',
    family: 'managed-services',
    summary: 'Azure and AWS, looked after for you',
  },
  {
    id: 'devops',
    path: '/managed-services/devops',
    kind: 'service',
    name: 'DevOps',
    hue: 'managed',
    art: 'devops',
    family: 'managed-services',
    summary: 'From commit to production, repeatably',
  },
  {
    id: 'staff-augmentation',
    path: '/managed-services/staff-augmentation',
    kind: 'service',
    name: 'Staff Augmentation',
    hue: 'talent',
    art: 'staff-augmentation',
    family: 'managed-services',
    summary: 'Specialists from {talentBrand}',
  },
  {
    id: 'retail-end-to-end',
    path: '/solutions/retail-end-to-end',
    kind: 'service',
    name: 'End-to-End Retail',
    hue: 'solutions',
    art: 'retail-end-to-end',
    family: 'solutions',
    summary: 'From warehouse to checkout on one record',
  },
  {
    id: 'sap-on-google',
    path: '/solutions/sap-on-google',
    kind: 'service',
    name: 'SAP on Google Cloud',
    hue: 'solutions',
    art: 'sap-on-google',
    family: 'solutions',
    summary: 'Your SAP landscape on Google Cloud',
  },
  {
    id: 'sap-moderization',
    path: '/solutions/sap-moderization',
    kind: 'service',
    name: 'SAP Modernization and Migration',
    hue: 'solutions',
    art: 'sap-moderization',
    family: 'solutions',
    summary: 'From an older SAP landscape to S/4HANA',
  },
  {
    id: 'open-finance',
    path: '/solutions/open-finance',
    kind: 'service',
    name: 'Open Finance',
    hue: 'finance',
    art: 'open-finance',
    family: 'solutions',
    summary: 'Financial data shared safely, with consent',
  },
  {
    id: 'application-development',
    path: '/ApplicationDevelopment',
    kind: 'service',
    name: 'Application development',
    hue: 'appdev',
    art: 'applicationdevelopment',
    family: 'digital',
    summary: 'Software shaped to your work',
  },
  {
    id: 'digital-finance',
    path: '/digitalFinance',
    kind: 'service',
    name: 'Digital Financial Services innovation',
    hue: 'finance',
    art: 'digitalfinance',
    family: 'digital',
    summary: 'Open banking, AI and automation for finance',
  },
  {
    id: 'digital-identity',
    path: '/digitalIdentity',
    kind: 'service',
    name: 'Digital Identity and Access Management',
    hue: 'identity',
    art: 'digitalidentity',
    family: 'digital',
    summary: 'Who gets in, and what they may do there',
  },
  { id: 'blogs', path: '/insights/blogs', kind: 'blogs', name: 'Blogs', hue: 'company', art: 'blogs', area: 'insights' },
  { id: 'news', path: '/insights/news', kind: 'news', name: 'News', hue: 'company', art: 'news', area: 'insights' },
  {
    id: '1',
    path: '/blogDetails/1',
    kind: 'article',
    name: 'Low-code, lifecycle and a cloud database together',
    hue: 'lowcode',
    art: 'blogdetails-1',
    area: 'article',
  },
  {
    id: '2',
    path: '/blogDetails/2',
    kind: 'article',
    name: 'Lifecycle in finance, healthcare and manufacturing',
    hue: 'lifecycle',
    art: 'blogdetails-2',
    area: 'article',
  },
  {
    id: 'contact-us',
    path: '/contactUs',
    kind: 'contact',
    name: 'Contact Us',
    hue: 'company',
    art: 'contactus',
    area: 'company',
  },
  { id: 'search', path: '/search', kind: 'search', name: 'Search', hue: 'company', art: 'search', area: 'company' },
  { id: 'privacy', path: '/privacy', kind: 'plain', name: 'Privacy', hue: 'company', art: 'privacy', area: 'legal' },
  {
    id: 'accessibility',
    path: '/accessibility',
    kind: 'plain',
    name: 'Accessibility',
    hue: 'company',
    art: 'accessibility',
    area: 'legal',
  },
] as const satisfies readonly SiteMapRow[];

type Literal = (typeof rows)[number];
export type PageId = Literal['id'];
export type PagePath = Literal['path'];
export type PageKind = SiteMapRow['kind'];
export type ServiceKind = ServiceRow['kind'];
/** What a link may lead to: a page, or a place on one. A broken internal link does not compile. */
export type PageTarget = PagePath | `${PagePath}#${string}`;
/** The kind of the page with this id. */
export type KindOf<I extends PageId> = Extract<Literal, { id: I }>['kind'];

/** Pages that are there only while they have something to list (listings.ts). */
export type ListingPath = '/insights/case-studies' | '/careers';
/** Paths of what editors add: articles, pages below a family, case studies and vacancies. */
export type ManagedPath = `/blogDetails/${string}` | `/${Family}/${string}` | ListingPath | `${ListingPath}/${string}`;

type Known = { id: PageId; path: PagePath };
export type ServicePage = ServiceRow & Known;
/** A page of one kind. */
type PageOf<K extends PageKind> = (K extends ServiceKind ? ServiceRow : OtherRow) & Known & { kind: K };
export type SitePage = { [K in PageKind]: PageOf<K> }[PageKind];
/** Any public page: one of the site map, or one that an editor added. */
export type PublicPageOf<K extends PageKind> = (K extends ServiceKind ? ServiceRow : OtherRow) & { kind: K };
export type PublicPage = { [K in PageKind]: PublicPageOf<K> }[PageKind];
export type PublicServicePage = ServiceRow;

/** Every public page, in the order of menus, sitemap and feeds. */
export const siteMap: readonly SitePage[] = rows;

export const isService = (page: SitePage): page is ServicePage => 'family' in page;

/** The service, platform, product and solution pages. */
export const servicePages: readonly ServicePage[] = siteMap.filter(isService);

/** The page with this id, of the kind it is known to have. */
export function sitePage<I extends PageId>(id: I): Extract<Literal, { id: I }> {
  const isIt = (page: Literal): page is Extract<Literal, { id: I }> => page.id === id;
  const found = rows.find(isIt);
  if (!found) throw new Error(`No page is called ${id}`);
  return found;
}

/** The page of a path, spelt as the site map spells it. */
export const sitePageAt = (path: string): SitePage | undefined => siteMap.find((page) => page.path === path);
