import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Digital Financial Services innovation',
  description: 'Open banking, one customer view across channels, AI and process automation for banks, insurers and lenders.',
  keywords: ['open banking', 'openbanking', 'fintech'],
  archetype: 'layers',
  hero: {
    heading: 'Digital Financial Services innovation',
    lede: 'New services for your customers, on top of the core systems you trust.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'We help banks, insurers and lenders bring out digital services without replacing their core systems first.',
      paragraphs: [
        'Customers compare you with the best app on their phone, while regulators expect every step to be explained. We work on both at once: what the customer sees and what the auditor asks.',
        'A project begins with one journey, such as opening an account or applying for a loan. We map it, remove the waiting, build the missing parts and measure the result before moving to the next.',
      ],
      points: [
        'Specialists in integration, identity, data and low-code in one team',
        'Security and audit needs written into the first design',
        '{support} support for services that never close',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'Above the core',
      heading: 'The new layer rests on the old one',
      lede: 'Digital services come out without the core being replaced first.',
      drawings: [
        {
          kind: 'layers',
          layers: [
            { title: 'What the customer sees', text: 'App, web and branch, with one story in all of them', texture: 'grid' },
            {
              title: 'The layer between',
              text: 'Open banking, AI and tracked workflows, with what the auditor asks for',
              texture: 'blocks',
              focus: true,
            },
            { title: 'The core you trust', text: 'Core banking and ERP, connected and left in place', texture: 'solid' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Offerings',
      heading: 'Where we can help',
      cards: [
        {
          icon: 'landmark',
          heading: 'Open Banking',
          description:
            'Publish secure APIs, manage customer consent and let approved partners build on your accounts and payments.',
        },
        {
          icon: 'messages-square',
          heading: 'Omnichannel Customer Experience',
          description: 'A customer starts on the phone, continues in the branch and does not have to repeat the story.',
        },
        {
          icon: 'bot',
          heading: 'Banking with AI',
          description: 'Assistants, document reading and risk signals, with a person in charge of the decisions that matter.',
        },
        {
          icon: 'workflow',
          heading: 'Intelligent Process',
          description: 'Checks, approvals and filing run as tracked workflows, so that staff can turn to the exceptions.',
        },
      ],
    },
    {
      kind: 'list',
      label: 'Solution areas',
      heading: 'What you can ask us for',
      items: [
        'Digital account opening and identity checks',
        'Loan origination, from application to payout',
        'Payments, wallets and account-to-account transfers',
        'Customer and advisor portals for web and mobile',
        'Core banking and ERP integration',
        'Fraud and transaction monitoring',
        'Regulatory and management reporting',
        'Complaints, cases and document handling',
      ],
    },
    {
      kind: 'contact',
      heading: 'Choose one journey to improve',
      text: 'Tell us where customers give up or staff retype data. A first release should be small enough to judge.',
    },
  ],
};
