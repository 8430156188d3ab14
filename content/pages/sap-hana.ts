import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP S/4HANA implementation and conversion',
  description:
    'SAP S/4HANA planned, implemented or converted from SAP ECC, in the cloud or on premises, with training and everyday support.',
  keywords: ['ERP', 'SAP HANA', 'S4', 'compare SAP'],
  archetype: 'numbers',
  hero: {
    heading: 'SAP S/4HANA',
    lede: 'Finance, supply chain and production in one ERP, on live data.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'SAP S/4HANA is the ERP that SAP builds for midsize and large organizations. It runs on the in-memory SAP HANA database, so reports show what was posted a moment ago.',
      paragraphs: [
        'We start with an assessment of your processes, data, custom code and connected systems. It ends in a written recommendation: what to keep, what to change and in which order.',
        'Then our consultants design, build and test with your key users, in short cycles, from order to payment and from purchase to invoice. You test and approve each cycle, and the go-live plan is known in advance.',
      ],
      points: [
        // Names: https://news.sap.com/2025/08/rise-with-sap-journey-sap-erp-private-edition-transition-option-updates/
        // Conversion leads to private edition or on premises:
        // https://learning.sap.com/learning-journeys/implementing-sap-s-4hana-cloud-private-edition, checked 2026-11-17.
        'In the public cloud (SAP Cloud ERP), in a private cloud (SAP Cloud ERP Private) or on premises',
        'A new implementation, or a conversion of your SAP ECC system to private cloud or on premises (the public cloud calls for a new implementation)',
        'After go-live, {support} support if you want it, and a list of improvements that you rank',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion', 'message'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'One ledger',
      heading: 'Nine areas, one journal',
      lede: 'What one area posts, the others see a moment later: accounting shares one ledger, the Universal Journal.',
      drawings: [
        {
          kind: 'hub',
          look: 'orbit',
          centre: 'Universal Journal',
          areas: [
            'Finance',
            'Purchasing',
            'Sales',
            'Production planning',
            'Warehousing',
            'Asset management',
            'Embedded analytics',
            'SAP Fiori apps',
            'Extensions',
          ],
        },
      ],
    },
    {
      kind: 'why-us',
      heading: 'Why choose {name} for SAP S/4HANA',
      lede: 'An ERP project touches every department. It should be led by people who have done one before.',
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What SAP S/4HANA runs',
      cards: [
        {
          icon: 'landmark',
          heading: 'Finance',
          description: 'Financial and management accounting share one ledger, the Universal Journal.',
        },
        {
          icon: 'clipboard-list',
          heading: 'Purchasing',
          description: 'Requests, orders and receipts stay tied to budget and stock.',
        },
        {
          icon: 'shopping-bag',
          heading: 'Sales',
          description: 'Quotes, orders and billing, with delivery dates checked against available stock.',
        },
        {
          icon: 'factory',
          heading: 'Production planning',
          description: 'Material planning works with current demand, not with an overnight copy.',
        },
        {
          icon: 'warehouse',
          heading: 'Warehousing',
          description: 'Receiving, storage and picking with embedded Extended Warehouse Management.',
        },
        {
          icon: 'wrench',
          heading: 'Asset management',
          description: 'Plan maintenance, follow work orders and see the cost of each asset.',
        },
        {
          icon: 'chart-line',
          heading: 'Embedded analytics',
          description: 'Figures come from the transaction itself; open any total to see its documents.',
        },
        {
          icon: 'layout-dashboard',
          heading: 'SAP Fiori apps',
          description: 'Screens by role, in a browser on desktop, tablet or phone.',
        },
        {
          icon: 'puzzle',
          heading: 'Extensions',
          description: 'Your own apps run on SAP Business Technology Platform, outside the ERP core.',
        },
      ],
    },
    {
      kind: 'comparison',
      label: 'Which SAP fits',
      heading: 'Three SAP systems side by side',
      lede: 'Size and place decide first. What is special about your business decides in the end, and we check that before anything is bought.',
      products: [
        { name: 'SAP S/4HANA', path: '/enterprise-systems/sap-hana' },
        { name: 'SAP Business ByDesign', path: '/enterprise-systems/sap-business-by-design' },
        { name: 'SAP Business One', path: '/enterprise-systems/sap-business-one' },
      ],
      rows: [
        { label: 'Made for', cells: ['Midsize and large organizations', 'Midsize companies', 'Small and midsize firms'] },
        {
          label: 'Where it runs',
          cells: ['Public cloud, private cloud or on premises', 'In the cloud', 'On your own server or hosted in the cloud'],
        },
        {
          label: 'Who operates it',
          cells: ['Depends on where it runs', 'SAP, which also delivers the updates', 'You, or whoever hosts it for you'],
        },
        { label: 'Database', cells: ['SAP HANA', 'Part of the service', 'SAP HANA or Microsoft SQL Server'] },
        {
          label: 'Stands out for',
          cells: [
            'Production, warehousing and asset management on live data',
            'Projects, and several companies and currencies in one system',
            'Accounting, stock, sales and production in one database',
          ],
        },
        {
          label: 'How it is extended',
          cells: [
            'Your own apps on SAP Business Technology Platform',
            'Links to online stores, banks and payroll providers',
            'Add-ons, the Service Layer and the SDK',
          ],
        },
        {
          label: 'Check first',
          cells: [
            'Conversion from SAP ECC, or a new implementation',
            'What SAP offers new customers today',
            'Whether the standard is enough or add-ons are needed',
          ],
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Plan your move to S/4HANA',
      text: 'Tell us which SAP release or other ERP you run today. More than one route may be open, each with its own first step.',
    },
  ],
};
