import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Staff Augmentation with {talentBrand}',
  description:
    '{talentBrand} adds IT specialists to your team for {talent.term}: you describe the role, meet the candidate and decide.',
  keywords: ['{talentBrand}', 'hire developers', 'contractors', 'outsourcing', 'freelancers'],
  archetype: 'numbers',
  hero: {
    heading: 'Staff Augmentation',
    lede: '{talentBrand} adds the specialists your project lacks, for the months you need them.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'A project rarely waits for a hiring round. We find people with the right skills, you meet them, and they join your team.',
      paragraphs: [
        '{talentBrand} is part of {name}, which has a talent pool of {talentPool}. Ask for skills in enterprise systems, cloud, application development, data or lifecycle management.',
        'Your specialist works under your direction, with your tools and in your meetings. We take care of the search, the contract and the administration, and stay in touch with both sides throughout.',
      ],
      points: [
        'For a skill you need now but not permanently',
        'For a peak your own team cannot absorb',
        'For a role that stands empty while you recruit',
      ],
    },
    {
      kind: 'figure',
      label: 'Terms',
      heading: 'The terms on one ruler',
      lede: 'What you commit to, before you call.',
      drawings: [
        {
          kind: 'spans',
          scale: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
          spans: [
            { title: '{talent.onboarding}', text: 'On-boarding typically takes place within', from: 0, to: 0.5 },
            { title: '{talent.cancellation}', text: 'Cancellation is allowed within', from: 0, to: 1 },
            { title: '{talent.term}', text: 'Contracts run for', from: 3, to: 11 },
          ],
        },
      ],
      note: 'Months of a contract',
    },
    {
      kind: 'steps',
      label: 'How it works',
      heading: 'Five steps to a new colleague',
      steps: [
        {
          title: 'Share requirements',
          text: 'Tell us the role, the skills, the start date and how long you need help. A short call is enough; we write the profile and send it to you for correction.',
        },
        {
          title: 'Candidate analysis',
          text: 'We compare the profile with the people we know, check experience and availability, and prepare a short list for you.',
        },
        {
          title: 'Meet the candidate',
          text: 'You interview the people you like, with your own questions or a practical task. If none is right, we adjust the profile and look again.',
        },
        {
          title: 'Sign up',
          text: 'You choose, and we prepare the contract with the term, the rate and the scope of work for both sides to sign.',
        },
        {
          title: 'On-boarding',
          text: 'Accounts, equipment and introductions are arranged with you in advance, so that the first days can be spent on the work.',
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Benefits',
      heading: 'Why teams work this way',
      cards: [
        {
          icon: 'calendar-clock',
          heading: 'A quick start',
          description: 'We take on the search and the first screening, so that you can start with the interviews.',
        },
        {
          icon: 'user-check',
          heading: 'Your choice of person',
          description: 'Nobody joins before you have spoken with them and said yes.',
        },
        {
          icon: 'puzzle',
          heading: 'Skills that fit',
          description: 'Candidates are matched to the task, the product version and the working language.',
        },
        {
          icon: 'trending-up',
          heading: 'Room to grow or shrink',
          description: 'Add a person for a busy phase and return to your usual size afterwards.',
        },
        {
          icon: 'wallet',
          heading: 'Costs you can plan',
          description: 'Term, rate and scope stand in the contract that you sign.',
        },
        {
          icon: 'messages-square',
          heading: 'Knowledge that stays',
          description: 'Specialists work beside your staff and hand over what they built and why.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Tell us who is missing',
      text: 'A job title and three must-have skills are enough for a start. We can fill in the rest together.',
    },
  ],
};
