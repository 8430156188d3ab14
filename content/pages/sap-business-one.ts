import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Business One',
  description:
    'SAP Business One for small and midsize businesses: accounting, stock, sales and production in one system, installed and supported.',
  keywords: ['B1', 'SBO'],
  hero: {
    heading: 'SAP Business One',
    lede: 'The whole of a small or midsize business in a single system.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'When accounting, stock and sales live in separate programs, somebody types everything twice. SAP Business One keeps them in one database.',
      paragraphs: [
        'It runs on SAP HANA or Microsoft SQL Server, on your own server or hosted in the cloud. People work in the desktop client, in the web client or in mobile apps.',
        'Our team sets up your chart of accounts, items, prices and document layouts, brings over the data worth keeping and rehearses the switch with you. On the first day, we are beside your users.',
      ],
      points: [
        'Installation, upgrades and moves between database platforms',
        'Add-ons for your trade, selected or built by us',
        'Support {support} from the team that set it up',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion', 'message'],
        inputs: 'plain',
      },
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What Business One handles',
      cards: [
        {
          icon: 'banknote',
          heading: 'Accounting and banking',
          description: 'Journals, taxes, payments and bank reconciliation, posted from daily documents.',
        },
        {
          icon: 'handshake',
          heading: 'Sales and service',
          description: 'Opportunities, quotes, orders and service calls for each customer.',
        },
        {
          icon: 'receipt-text',
          heading: 'Purchasing',
          description: 'Orders, goods receipts, supplier invoices and landed costs.',
        },
        {
          icon: 'boxes',
          heading: 'Inventory',
          description: 'Warehouses, bin locations, serial numbers and batches, counted and valued.',
        },
        {
          icon: 'settings-2',
          heading: 'Production',
          description: 'Bills of materials, production orders and material requirements planning.',
        },
        { icon: 'chart-pie', heading: 'Reports', description: 'Standard reports, plus your own layouts in SAP Crystal Reports.' },
        {
          icon: 'plug',
          heading: 'Add-ons and interfaces',
          description: 'Connect shops, scanners and partners through the Service Layer and the SDK.',
        },
      ],
    },
    {
      kind: 'why-us',
      heading: 'Why choose {name} for SAP Business One',
      lede: 'A growing business needs a partner that stays. We were here long before the cloud.',
    },
    {
      kind: 'contact',
      heading: 'Ask us about Business One',
      text: 'Describe a normal day: what you buy, make, store and sell. We will show you that same day in Business One.',
    },
  ],
};
