import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Digital Identity and Access Management',
  description:
    'The right people in the right systems: sign-in, access rights, reviews and audit evidence, designed and run with you.',
  keywords: ['SSO', 'MFA', '2FA', 'IAM'],
  hero: {
    heading: 'Digital Identity and Access Management',
    lede: 'The right people in the right systems, for as long as they need them.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Identity and access management decides who gets in, what they may do there and who agreed to it. We plan it, build it and keep it current.',
      paragraphs: [
        'New employees should be able to work on the first morning. Leavers should lose every account the same day. Between the two, rights should follow the role and not pile up.',
        'We connect your personnel records, your directory and your applications, cloud or not, so that one change reaches them all. Customers and partners can be given their own safe way in.',
      ],
      points: [
        'A map of accounts, rights and risks as they stand',
        'Roll-out by application, with the riskiest first',
        'Help for locked-out users and administrators {support}',
      ],
      enquiry: {
        fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'jobTitle', 'countryRegion'],
        inputs: 'native',
      },
    },
    {
      kind: 'cards',
      label: 'Key features',
      heading: 'What a complete solution includes',
      cards: [
        {
          icon: 'log-in',
          heading: 'Authentication',
          description: 'Prove who is signing in, with passwords, certificates or passkeys, by the risk of what lies behind.',
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
          description: 'One login opens every application, through SAML or OpenID Connect.',
        },
        {
          icon: 'users',
          heading: 'Identity governance',
          description: 'Requests, approvals and regular reviews for each right, with conflicts found before they are granted.',
        },
        {
          icon: 'cloud-cog',
          heading: 'Cloud IAM',
          description: 'The same identities and policies across Oracle Cloud, Azure, AWS and Google Cloud.',
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
        'We compare the accounts in your main systems with the people on your payroll. Orphaned accounts and excess rights come to light at once, and closing them is the first result.',
        'Next we bring a few widely used applications under single sign-on. Everyone notices the difference, and the pattern is ready for the others.',
      ],
    },
    {
      kind: 'contact',
      heading: 'Find out who has access',
      text: 'Tell us how many people and applications you manage. We will suggest where to begin and what a first review would cover.',
    },
  ],
};
