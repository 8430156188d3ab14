import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Application development',
  description: 'Web, mobile and back-office applications designed, built, connected to your systems and maintained by one team.',
  hero: {
    heading: 'Application development',
    lede: 'Software made for your process, and looked after once it is live.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'When no product on the market fits the way you work, we design and build the application that does.',
      paragraphs: [
        'You see working software early and often. Each iteration ends with a version you can try, a list of what changed and a fresh estimate of what remains.',
        'Behind the team stand {yearsOfExpertise} years of enterprise systems, so a new application arrives with its logins, its links to your ERP and its backups thought through.',
      ],
      points: [
        'Scope and price agreed for each stage',
        'Source code, documents and build pipeline handed over to you',
        'Maintenance and support {support} if you want it',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'countryRegion', 'message'],
        inputs: 'plain',
      },
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
          description: 'Automated checks on every change, plus security, load and accessibility tests before release.',
        },
        {
          icon: 'life-buoy',
          heading: 'Maintenance',
          description: 'Security updates, small changes and a named contact who knows the code.',
        },
      ],
    },
    {
      kind: 'text',
      label: 'Approach',
      heading: 'Code or low-code',
      paragraphs: [
        'Some applications deserve hand-written code; others are finished sooner on Mendix. We compare both for your case, by cost to build, cost to change and the skills you have, and put the reasons in writing.',
      ],
    },
    {
      kind: 'contact',
      heading: 'Tell us what should exist',
      text: 'A page of notes or a sketch is enough. We will reply with questions, then with a first scope and a rough estimate.',
    },
  ],
};
