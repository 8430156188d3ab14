import type { FeaturedCard, HomeWords, PartnerLogo, ServiceTab, Slide } from '../schemas/home.ts';

const slides: Slide[] = [
  {
    hue: 'lowcode',
    art: 'mendixpage',
    title: 'Low-code',
    text: 'Apps, automation and integration on {partners.lowcode}.',
    path: '/mendixPage',
  },
  {
    hue: 'cloud',
    art: 'oracle',
    title: 'Cloud',
    text: 'Platform and infrastructure services on {partners.cloud} Cloud.',
    path: '/Oracle',
  },
  {
    hue: 'lifecycle',
    art: 'polarionpage',
    title: 'Lifecycle',
    text: 'Requirements, tests and releases in {partners.lifecycle}.',
    path: '/polarionPage',
  },
];

const tabs: ServiceTab[] = [
  {
    button: 'Schedule a Free Consultation',
    topic: 'Enterprise Systems',
    hue: 'erp',
    text: '{partners.erp} for companies of every size, from the first plan to daily operation: finance, supply chain, retail and procurement.',
    links: [
      { text: 'SAP S/4HANA', path: '/enterprise-systems/sap-hana' },
      { text: 'SAP Business ByDesign', path: '/enterprise-systems/sap-business-by-design' },
      { text: 'SAP Business One', path: '/enterprise-systems/sap-business-one' },
      { text: 'SAP Customer Checkout', path: '/enterprise-systems/sap-customer-checkout' },
      { text: 'SAP Ariba', path: '/enterprise-systems/sap-ariba' },
    ],
  },
  {
    button: 'Discover Our Case Studies',
    caseStudies: true,
    topic: 'Innovation Solutions',
    hue: 'lifecycle',
    text: 'Low-code, lifecycle management, analytics, identity and open finance, used where they pay for themselves.',
    links: [
      { text: 'Mendix low-code', path: '/mendixPage' },
      { text: 'Polarion lifecycle management', path: '/polarionPage' },
      { text: 'Analytics & BI', path: '/AnalyticsBI' },
      { text: 'Digital Identity and Access Management', path: '/digitalIdentity' },
      { text: 'Open Finance', path: '/solutions/open-finance' },
    ],
  },
  {
    button: 'Contact Us to Learn More',
    topic: 'Managed Services',
    hue: 'managed',
    text: 'Cloud operations on Azure and AWS, DevOps, and specialists from {talentBrand}, with {support} support.',
    links: [
      { text: 'Managed Cloud Services', path: '/managed-services/manage-cloud' },
      { text: 'DevOps', path: '/managed-services/devops' },
      { text: 'Staff Augmentation', path: '/managed-services/staff-augmentation' },
    ],
  },
];

const logos: PartnerLogo[] = [
  { name: '{partners.erp}', hue: 'erp', form: 'arc' },
  { name: '{partners.cloud}', hue: 'cloud', form: 'twin' },
  { name: '{partners.lowcode}', hue: 'lowcode', form: 'band' },
  { name: '{partners.lifecycle}', hue: 'lifecycle', form: 'spiral' },
];

const facts: HomeWords['glance']['facts'] = {
  offices: {
    title: 'Headquarters in {headquarters}',
    text: 'Offices in {offices}',
  },
  founded: { value: '{founded.year}', label: 'Founded in {founded.country}' },
  talentPool: { value: '{talentPool}', label: 'Talent pool' },
  clients: { value: '{clients}', label: 'Clients' },
  industries: { value: '{industries}', label: 'Industries' },
  countries: { value: '{countries}', label: 'Countries' },
};

const featuredCards: FeaturedCard[] = [
  {
    hue: 'cloud',
    art: 'oracle',
    area: 'Cloud platform',
    title: '{partners.cloud} Cloud',
    text: 'Databases, Java, containers, compute, storage and networking, run as services.',
    path: '/Oracle',
  },
  {
    hue: 'lowcode',
    art: 'mendixpage',
    area: 'Low-code platform',
    title: '{partners.lowcode}',
    text: 'Web and mobile apps, automation and data integration, built side by side with your team.',
    path: '/mendixPage',
  },
  {
    hue: 'lifecycle',
    art: 'polarionpage',
    area: 'Lifecycle platform',
    title: '{partners.lifecycle}',
    text: 'Requirements, changes and tests in one traceable record, for regulated and embedded work.',
    path: '/polarionPage',
  },
];

export const words: HomeWords = {
  title: '{tagline}',
  description:
    '{name} advises on, builds and runs business software: {partners.erp}, {partners.cloud} Cloud, low-code, analytics, identity and managed services.',
  keywords: ['home', 'homepage'],
  hero: {
    kicker: 'Founded in {founded.country}, {founded.year}',
    heading: 'Clear direction for complex systems',
    lede: '{name} is an {tagline} for data, application development and finance technology.',
    actions: { consultation: 'Ask for a free consultation', whatWeDo: 'What We Do' },
  },
  slides,
  whatWeDo: {
    label: 'Services',
    heading: 'What We Do',
    lede: 'Choose where you want to start; the rest is on the All services page.',
    tabs,
  },
  film: {
    heading: 'From {founded.country} to {countries} countries',
    text: '{yearsOfExpertise} years of expertise, a talent pool of {talentPool} and clients in {industries} industries.',
  },
  partnerships: {
    label: 'Four platforms, one team',
    heading: 'Strategic partnerships',
    text: 'Our services are built on {partners.erp}, {partners.cloud}, {partners.lowcode} and {partners.lifecycle}. One team plans across all four, so that integration and support do not fall between vendors.',
    logos,
  },
  glance: { label: 'Company', heading: 'At a glance', facts },
  featured: { label: 'Featured services', heading: 'Cloud, low-code and lifecycle', cards: featuredCards },
  closing: {
    heading: 'Start with a free consultation',
    text: 'Tell us what you run today and where it has to go. We answer by email or phone.',
  },
  managedTexts: { bannersLabel: 'Highlights', servicesLabel: 'Selected', servicesHeading: 'Services in focus' },
};
