import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Open Finance: consent, APIs, integration',
  description:
    'Share financial data safely, with customer consent, through standard APIs: strategy, build, testing and operation.',
  archetype: 'choice',
  hero: {
    heading: 'Open Finance',
    lede: 'Financial data that moves with the consent of the customer, and only then.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Open finance extends open banking from payment accounts to savings, loans, investments, pensions and insurance.',
      paragraphs: [
        // https://www.canada.ca/en/department-finance/programs/financial-sector-policy/open-banking-implementation/budget-2025-canadas-framework-for-consumer-driven-banking.html
        // and https://www.fasken.com/en/knowledge/2026/07/draft-consumer-driven-banking-regulations-released, checked 2026-11-17.
        'Customers decide which company may see which data, for what purpose and for how long. Institutions answer through secure APIs instead of shared passwords and screen scraping. In Canada the law calls it consumer-driven banking and makes the Bank of Canada its supervisor.',
        'Whether you hold the data or want to use it, we help you join: the consent journey, the API layer, the security profile and the connection to the systems behind it.',
      ],
      points: [
        'Designs that follow the rules and standards of each market you serve',
        'API gateway, consent store and developer portal',
        'Conformance and security tests before the first partner connects',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'countryRegion', 'message'],
        inputs: 'typed',
      },
    },
    {
      kind: 'figure',
      label: 'Consent',
      heading: 'Nothing moves without the customer',
      drawings: [
        {
          kind: 'triangle',
          parties: ['Customer', 'Company', 'Institution'],
          relations: [
            { title: 'Consent', text: 'Which data, for what purpose and for how long', from: 0, to: 1 },
            { title: 'Request', text: 'Through a secure API, within that consent', from: 1, to: 2 },
            { title: 'Control', text: 'The institution holds the data; the customer decides who sees it', from: 2, to: 0 },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Benefits',
      heading: 'What open finance brings you',
      cards: [
        {
          icon: 'arrow-left-right',
          heading: 'Enhanced Interoperability',
          description: 'Standard APIs let banks, insurers and fintechs exchange data without a custom link for each pair.',
        },
        {
          icon: 'wallet',
          heading: 'Expanded Financial Services',
          description: 'Offer budgeting, lending or savings products that draw on accounts held elsewhere.',
        },
        {
          icon: 'sliders-horizontal',
          heading: 'Increased Flexibility and Customization',
          description: 'Combine your own services with those of partners, and change the mix as customers change.',
        },
        {
          icon: 'smile',
          heading: 'Improved User Experience',
          description: 'Shorter forms and faster answers, because verified data arrives with one approval.',
        },
        {
          icon: 'piggy-bank',
          heading: 'Cost Savings',
          description: 'Less manual checking, fewer paper statements and fewer one-off interfaces to maintain.',
        },
      ],
    },
    {
      kind: 'text',
      label: 'Why us',
      heading: 'Why partner with us',
      paragraphs: [
        'We bring {yearsOfExpertise} years of expertise in the enterprise systems behind the API: ledgers, customer records, identity and reporting. That is where most of the work in open finance lies.',
        'We compare what is on the market with what you own, look for the smaller change and can stay to build and run it.',
      ],
      points: [
        'One team for consent, integration and identity',
        'Consultants for {partners.erp} and {partners.cloud} back ends',
        '{support} support for live APIs',
      ],
    },
    {
      kind: 'contact',
      heading: 'Discuss your open finance plans',
      text: 'Let us know your market and whether you provide data, use it or both. We look at the technical side; legal advice remains with your counsel.',
    },
  ],
};
