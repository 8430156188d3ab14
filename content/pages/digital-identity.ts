import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Digital Identity and Access Management',
  description:
    'Sign-in, access rights, reviews and audit evidence across cloud and on-premises systems, designed and run with your team.',
  keywords: ['SSO', 'MFA', '2FA', 'IAM'],
  archetype: 'journey',
  hero: {
    heading: 'Digital Identity and Access Management',
    lede: 'The right people in the right systems, for as long as they need them.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Identity and access management decides who gets in, what they may do there and who agreed to it. We plan it, build it and keep it current.',
      paragraphs: [
        'New employees should be able to work on the first morning. People who leave should lose every account the same day. Between the two, rights should follow the role and not pile up.',
        'We connect your HR records, your directory and your applications, cloud or not, so that one change reaches them all. Customers and partners can be given their own safe way in.',
      ],
      points: [
        'A map of accounts, rights and risks as they stand',
        'Roll-out by application, with the riskiest first',
        '{support} support where users and administrators depend on it',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'native',
      },
    },
    {
      kind: 'figure',
      label: 'Rights over time',
      heading: 'Rights that follow the role',
      drawings: [
        {
          kind: 'levels',
          lines: ['Rights that follow the role', 'Rights that pile up'],
          stops: [
            { title: 'Joins', text: 'Able to work on the first morning' },
            { title: 'Changes role', text: 'New rights come, old ones go' },
            { title: 'Leaves', text: 'Every account closed the same day' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Key features',
      heading: 'What a complete solution includes',
      cards: [
        {
          icon: 'log-in',
          heading: 'Authentication',
          description:
            'Verify every sign-in with a password, certificate or passkey, as strong as the system behind it requires.',
        },
        {
          icon: 'shield-check',
          heading: 'Multi-factor authentication',
          description: 'Ask for a second proof when the place, device or action is unusual.',
        },
        {
          icon: 'key-round',
          heading: 'Authorization',
          description: 'Grant rights by role and by rule, so nobody holds more than the job requires.',
        },
        {
          icon: 'user-check',
          heading: 'Single sign-on',
          // Single sign-on needs support by the application: https://www.authelia.com/overview/authorization/trusted-headers, checked 2026-11-17.
          description: 'One login for the applications that support SAML or OpenID Connect, and a plan for those that do not.',
        },
        {
          icon: 'users',
          heading: 'Identity governance',
          description: 'Requests, approvals and regular reviews for each right, with conflicts found before they are granted.',
        },
        {
          icon: 'cloud-cog',
          heading: 'Cloud IAM',
          // Identities can be federated (https://google.aip.dev/auth/4117, checked 2026-11-17); each cloud keeps rules of its own.
          description:
            'One source of identities across Oracle Cloud, Azure, AWS and Google Cloud, with access rules kept in step.',
        },
        {
          icon: 'scale',
          heading: 'Compliance',
          description: 'Logs and reports that show who had access to what, when and on whose approval.',
        },
      ],
    },
    {
      kind: 'text',
      label: 'First weeks',
      heading: 'How the work begins',
      paragraphs: [
        'We compare the accounts in your main systems with your list of employees and contractors. Orphaned accounts come to light at once, and closing them is a first result; excess rights follow with a role review.',
        'Next we bring a few widely used applications under single sign-on. People notice the difference, and the pattern is ready for the others.',
      ],
    },
    {
      kind: 'contact',
      heading: 'Find out who has access',
      text: 'Tell us how many people and applications you manage, and we can talk about what a first review would cover.',
    },
  ],
};
