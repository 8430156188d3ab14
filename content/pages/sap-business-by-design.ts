import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Business ByDesign: cloud ERP consulting',
  description:
    'SAP Business ByDesign for midsize companies: one cloud ERP for finance, sales, projects and supply, set up and supported by {name}.',
  archetype: 'journey',
  hero: {
    heading: 'SAP Business ByDesign',
    lede: 'One cloud ERP for a midsize company, with no servers of your own.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'SAP Business ByDesign puts finance, sales, projects, purchasing and supply chain in one cloud suite. SAP operates it and delivers the updates.',
      paragraphs: [
        'Because every area shares the same data, an order, its delivery, its invoice and its payment form one chain that anyone with the right role can follow.',
        'We choose the scope with you, load your data, set up approvals and reports, and train each team on its own work. If you already use ByDesign, we can extend it, add subsidiaries and help your users.',
      ],
      points: [
        // Partners write about moving from ByDesign to SAP Cloud ERP: https://birchmangroup.com/when-sap-business-bydesign-meets-growth-part-2-of-3;
        // what SAP offers new customers could not be confirmed. Checked 2026-11-17.
        'Fit checked first, including what SAP offers new customers today; if SAP Cloud ERP or another product suits you better, we say so',
        'Links to online stores, banks and payroll providers',
        '{support} support for your users',
      ],
      link: { text: 'Compare the three SAP systems', path: '/enterprise-systems/sap-hana#compare' },
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'One chain',
      heading: 'From order to payment',
      lede: 'Every area shares the same data, so anyone with the right role can follow the chain.',
      drawings: [
        {
          kind: 'stations',
          lanes: ['Sales', 'Supply chain', 'Finance'],
          stops: [
            { title: 'Order', text: 'Quote and order on one account', lane: 0 },
            { title: 'Delivery', text: 'Warehouse tasks and shipping in one flow', lane: 1 },
            { title: 'Invoice', text: 'Written from what was delivered', lane: 2 },
            { title: 'Payment', text: 'Ledger and cash updated as it is posted', lane: 2 },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What Business ByDesign covers',
      cards: [
        {
          icon: 'calculator',
          heading: 'Financial management',
          description: 'Ledgers, cash, fixed assets and month-end close, updated as work is posted.',
        },
        {
          icon: 'users',
          heading: 'Customer relationships',
          description: 'Leads, opportunities, quotes and service requests on one account.',
        },
        {
          icon: 'square-kanban',
          heading: 'Project management',
          description: 'Plan tasks, record time and expenses, and bill from the same project.',
        },
        {
          icon: 'package',
          heading: 'Purchasing',
          description: 'From request to supplier invoice, with approvals along the way.',
        },
        {
          icon: 'truck',
          heading: 'Supply chain',
          description: 'Demand planning, production, warehouse tasks and shipping in one flow.',
        },
        {
          icon: 'calendar-clock',
          heading: 'People and time',
          description: 'HR records, time sheets and absences, ready to hand to payroll.',
        },
        {
          icon: 'building-2',
          heading: 'Several companies',
          description: 'Run subsidiaries and currencies side by side in one system.',
        },
        {
          icon: 'gauge',
          heading: 'Built-in reports',
          description: 'Role-based dashboards, and reports that users can adapt themselves.',
        },
      ],
    },
    {
      kind: 'why-us',
      heading: 'Why choose {name} for SAP Business ByDesign',
      lede: 'Accounting, warehouses and projects come first; the software follows from them.',
    },
    {
      kind: 'contact',
      heading: 'See if ByDesign fits you',
      text: 'Tell us roughly which systems and spreadsheets you use now, and ask which of them it could replace.',
    },
  ],
};
