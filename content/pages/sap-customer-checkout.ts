import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Customer Checkout: point of sale',
  description:
    'SAP Customer Checkout: point of sale for stores, restaurants and venues, tied to your SAP ERP, on premises or in the cloud edition.',
  keywords: ['POS', 'point of sale', 'cash register'],
  archetype: 'journey',
  hero: {
    heading: 'SAP Customer Checkout',
    lede: 'Point of sale for stores, restaurants and venues, tied to your ERP.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Every sale at the checkout is also a stock movement and an accounting entry. SAP Customer Checkout records it once and passes it on.',
      paragraphs: [
        // Two editions: release of SAP Customer Checkout, cloud edition 3.0 2602 on 2026-04-20, https://saptix.com/?p=16037;
        // how far a register works offline in it could not be confirmed. Checked 2026-11-17.
        'SAP offers it as an on-premises edition and as a cloud edition, with a path from the first to the second. Which one suits you depends on your stores, your connection and your ERP; we compare them with you.',
        'Items, prices and customers come down from SAP Business One, Business ByDesign or S/4HANA. Receipts, payments and cash movements go back up, without retyping.',
        'We set up one pilot store first: screens, printers, scanners, card terminals and the tax rules of your country. Once your cashiers are satisfied, the same setup can go to the other stores.',
      ],
      points: [
        'Hardware and fiscal rules checked before you commit',
        'Plug-ins considered where the standard is not enough',
        '{support} support if you want it, weekends and evenings included',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'Receipt and ledger',
      heading: 'Recorded once, passed on',
      lede: 'What the customer takes home on paper arrives in the books without retyping.',
      drawings: [
        {
          kind: 'pairs',
          left: 'On the receipt',
          right: 'In the ERP',
          pairs: [
            { from: 'Item sold', to: 'Stock movement' },
            { from: 'Price and tax', to: 'Accounting entry' },
            { from: 'Cash, card or gift card', to: 'Payment' },
            { from: 'Return', to: 'Stock and money back' },
            { from: 'Drawer counted at day end', to: 'The day in the books' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What happens at the checkout',
      cards: [
        {
          icon: 'scan-barcode',
          heading: 'Selling screens',
          description: 'Touch, scan or search, with separate modes for retail, quick service and table service.',
        },
        {
          icon: 'wifi-off',
          heading: 'Offline selling',
          description:
            'What a register can go on doing without a connection depends on the edition and its setup. We test it in your store.',
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
          description: 'Set up registers and follow their sales from SAP Customer Checkout manager, on premises or in the cloud.',
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
      text: 'Tell us how many registers you have and which ERP they should feed. That is enough to talk about a pilot.',
    },
  ],
};
