import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Application development for web and mobile',
  description: 'Web, mobile and back-office applications designed, built, connected to your systems and maintained.',
  archetype: 'choice',
  hero: {
    heading: 'Application development',
    lede: 'Software made for your process, and looked after once it is live.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'When no product on the market fits the way you work, we design and build the application that does.',
      paragraphs: [
        'You see working software early and often. The aim of each iteration is a version you can try, a list of what changed and a fresh estimate of what remains.',
        'Behind the team stand {yearsOfExpertise} years of expertise in enterprise systems, so logins, links to your ERP and backups are thought of from the start.',
      ],
      points: [
        'Work in stages, each with a scope to agree on',
        'Source code, documents and build pipeline ready to hand over',
        'Maintenance and {support} support if you want them',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'countryRegion', 'message'],
        inputs: 'plain',
      },
    },
    {
      kind: 'figure',
      label: 'Approach',
      heading: 'Code or low-code, weighed for your case',
      drawings: [
        {
          kind: 'balance',
          left: { title: 'Hand-written code', text: 'Some applications deserve it' },
          right: { title: 'Low-code on Mendix', text: 'Others are finished sooner on it' },
          weights: ['Cost to build', 'Cost to change', 'The skills you have'],
          verdict: 'We compare both and put the reasons in writing.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Services',
      heading: 'What we build and look after',
      cards: [
        {
          icon: 'globe',
          heading: 'Web applications',
          description: 'Portals, booking systems and back-office tools that run in any modern browser.',
        },
        {
          icon: 'smartphone',
          heading: 'Mobile apps',
          description:
            'Apps for iOS and Android, for customers or for staff in the field, with offline work where coverage is poor.',
        },
        {
          icon: 'plug',
          heading: 'Integration and APIs',
          description: 'Documented interfaces between the new application, your ERP and your partners.',
        },
        {
          icon: 'refresh-cw',
          heading: 'Modernization',
          description: 'Old applications moved to current technology one part at a time, while the business keeps running.',
        },
        {
          icon: 'flask-conical',
          heading: 'Testing',
          description:
            'Automated checks of changes, plus security, load and accessibility tests where the application needs them.',
        },
        {
          icon: 'life-buoy',
          heading: 'Maintenance',
          description: 'Security updates, small changes and someone to ask who knows the code.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Tell us what you need',
      text: 'A few sentences are enough. We will reply with questions, and can then talk about scope and effort.',
    },
  ],
};
