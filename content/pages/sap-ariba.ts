import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Ariba procurement consulting',
  description: 'Procurement, sourcing and supplier collaboration with SAP Ariba, planned, connected to your ERP and supported.',
  archetype: 'journey',
  hero: {
    heading: 'SAP Ariba',
    lede: 'Procurement and supplier collaboration, connected to the ERP you already run.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Sourcing, contracts, suppliers and invoices belong to one process. SAP Ariba holds them together; we fit it to yours.',
      paragraphs: [
        'Buyers work in one guided path from request to payment, suppliers answer in the same network, and finance sees what is ordered through Ariba before the invoice arrives.',
        'Our consultants map your purchasing rules, set up Ariba around them and connect it to your ERP. The aim is one team from the first workshop to everyday support.',
      ],
      points: [
        'Planning, implementation and roll-out by category or by country',
        // Standard integration is for SAP ERP and SAP S/4HANA: SAP Ariba Cloud Integration Gateway installation guide,
        // https://vdocument.in/sap-ariba-cloud-integration-gateway-installation-guide.html, checked 2026-11-17.
        'Integration with SAP S/4HANA and SAP ECC; for Business One and Business ByDesign, we first check which documents can be exchanged',
        'Training for buyers and suppliers, and {support} support',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'From request to payment',
      heading: 'From buyer to supplier to finance',
      lede: 'Buyers follow one guided path, suppliers answer in the same network, and finance sees what is ordered before the invoice arrives.',
      drawings: [
        {
          kind: 'stations',
          lanes: ['Buyers', 'Suppliers', 'Finance'],
          stops: [
            { title: 'Request', text: 'With your limits built in', lane: 0 },
            { title: 'Approval', text: 'At the desk or in the app', lane: 0 },
            { title: 'Order', text: 'Answered in the network', lane: 1 },
            { title: 'Receipt', text: 'Goods or service confirmed', lane: 0 },
            { title: 'Invoice', text: 'Matched to order and receipt', lane: 1 },
            { title: 'Payment', text: 'Only after the match', lane: 2 },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What SAP Ariba covers',
      cards: [
        {
          icon: 'shopping-cart',
          heading: 'Procurement automation',
          description: 'Requests, approvals and orders follow one guided path, with your limits built in.',
        },
        {
          icon: 'file-signature',
          heading: 'Contract management',
          description: 'Drafts, signatures and renewals in one searchable place.',
        },
        {
          icon: 'handshake',
          heading: 'Supplier management',
          description: 'On-boarding, qualification and performance on one record.',
        },
        {
          icon: 'target',
          heading: 'Strategic sourcing',
          description: 'Compare bids on total cost, not on the unit price alone.',
        },
        {
          icon: 'receipt',
          heading: 'Invoice management',
          description: 'Match invoices to orders and receipts before they are paid.',
        },
        { icon: 'chart-pie', heading: 'Spend analysis', description: 'See spend by category, supplier and business unit.' },
        {
          icon: 'smartphone',
          heading: 'Mobile app',
          description: 'Approve and track requests away from the desk, in the solutions that the app covers.',
        },
        // Reports work on loaded facts: https://blogs.sap.com/2021/02/17/sap-ariba-analytical-reporting-api-part-1-overview-of-analytical-reporting-structure/,
        // checked 2026-11-17.
        {
          icon: 'chart-column',
          heading: 'Analytics and reporting',
          description: 'Dashboards on spend, savings and cycle times.',
        },
        { icon: 'plug', heading: 'System integration', description: 'Connect Ariba with your ERP and the tools around it.' },
      ],
    },
    {
      kind: 'why-us',
      heading: 'Why choose {name} for SAP Ariba',
      lede: 'You will work with this system for years. We have worked with systems like it for decades.',
    },
    {
      kind: 'contact',
      heading: 'Talk to us about SAP Ariba',
      text: 'Describe how a purchase is requested, approved and paid today. From there we can see what would change and what could stay.',
    },
  ],
};
