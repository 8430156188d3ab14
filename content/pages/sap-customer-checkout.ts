import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Customer Checkout',
  description:
    'SAP Customer Checkout: point of sale for shops, restaurants and venues, tied to your SAP ERP and able to sell offline.',
  hero: {
    heading: 'SAP Customer Checkout',
    lede: 'Point of sale for shops, restaurants and venues, tied to your ERP.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Every sale at the till is also a stock movement and an accounting entry. SAP Customer Checkout records it once and passes it on.',
      paragraphs: [
        'Items, prices and customers come down from SAP Business One, Business ByDesign or S/4HANA. Receipts, payments and cash movements go back up, without retyping.',
        'We set up one pilot store first: screens, printers, scanners, card terminals and the tax rules of your country. When your cashiers are satisfied, the same setup goes to the other stores.',
      ],
      points: [
        'Hardware and fiscal rules checked before you commit',
        'Plug-ins for what your trade needs beyond the standard',
        'Support on weekends and evenings too: {support}',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'plain',
      },
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What happens at the till',
      cards: [
        {
          icon: 'scan-barcode',
          heading: 'Selling screens',
          description: 'Touch, scan or search, with separate modes for retail, quick service and table service.',
        },
        {
          icon: 'wifi-off',
          heading: 'Offline selling',
          description: 'Each till keeps its own data. If the line drops, the queue keeps moving.',
        },
        {
          icon: 'credit-card',
          heading: 'Payments and returns',
          description: 'Cash, card and gift card, alone or combined on one receipt; returns by receipt.',
        },
        {
          icon: 'ticket',
          heading: 'Vouchers and loyalty',
          description: 'Issue vouchers and coupons, and let customers collect and spend points.',
        },
        {
          icon: 'monitor-smartphone',
          heading: 'Central management',
          description: 'Set up tills and follow their sales from SAP Customer Checkout manager.',
        },
        {
          icon: 'wallet',
          heading: 'Day-end closing',
          description: 'Count the drawer, explain differences and send the day to the books.',
        },
      ],
    },
    {
      kind: 'why-us',
      heading: 'Why choose {name} for SAP Customer Checkout',
      lede: 'We know both ends of the receipt: the counter it is printed at and the ledger it lands in.',
    },
    {
      kind: 'contact',
      heading: 'Try it in one store',
      text: 'Tell us how many tills you have and which ERP they should feed. We will propose a pilot and list what it needs.',
    },
  ],
};
