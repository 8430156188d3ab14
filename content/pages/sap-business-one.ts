import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Business One for small and midsize firms',
  description:
    'SAP Business One for small and midsize businesses: accounting, stock, sales and production in one system, installed and supported.',
  keywords: ['B1', 'SBO', 'SAP B1'],
  archetype: 'numbers',
  hero: {
    heading: 'SAP Business One',
    lede: 'The whole of a small or midsize business in a single system.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'When accounting, stock and sales live in separate programs, somebody types everything twice. SAP Business One keeps them in one database.',
      paragraphs: [
        // SAP's guides to the mobile apps found on 2026-11-17 are years old, so only the two clients are named.
        'It runs on SAP HANA or Microsoft SQL Server, on your own server or hosted in the cloud. People work in the desktop client or, in a browser, in the web client.',
        'Our team sets up your chart of accounts, items, prices and document layouts, brings over the data worth keeping and rehearses the switch with you. Help for your users on the first day is part of the plan.',
      ],
      points: [
        'Installation, upgrades and moves between database platforms',
        'Add-ons considered where the standard is not enough',
        '{support} support after go-live',
      ],
      link: { text: 'Compare the three SAP systems', path: '/enterprise-systems/sap-hana#compare' },
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion', 'message'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'One database',
      heading: 'Nothing is typed twice',
      lede: 'Accounting, stock and sales live in one database instead of separate programs.',
      drawings: [
        {
          kind: 'hub',
          look: 'spokes',
          centre: 'One database',
          areas: [
            'Accounting and banking',
            'Sales and service',
            'Purchasing',
            'Inventory',
            'Production',
            'Reports',
            'Add-ons and interfaces',
          ],
        },
      ],
    },
    {
      kind: 'why-us',
      heading: 'Why choose {name} for SAP Business One',
      lede: 'A growing business needs a partner that stays. We have been here since {founded.year}.',
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
          description: 'Connect online stores, scanners and partners through the Service Layer and the SDK.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Ask us about Business One',
      text: 'Describe a normal day: what you buy, make, store and sell. We can walk you through that day in Business One.',
    },
  ],
};
