import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'DevOps consulting and CI/CD',
  description:
    'DevOps consulting and setup: strategy, CI/CD, infrastructure automation, cloud migration and monitoring for your teams.',
  archetype: 'journey',
  hero: {
    heading: 'DevOps',
    lede: 'Smaller releases, built, tested and deployed the same way every time.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'DevOps brings building, testing and running software into one routine. We help your teams set it up and keep it.',
      paragraphs: [
        'When a release takes a weekend and a checklist, people release less often and every release carries more risk. Automating the path from commit to production turns that around: changes get smaller, faults show earlier and a bad release can be rolled back.',
        'Our engineers work inside your repositories, with the tools you have or with ones we choose together. What we build is documented and handed over, so the routine does not depend on us.',
      ],
      points: [
        'A review of how code reaches production today',
        'Pipelines and environments described as code',
        'Training for developers and operators on their own systems',
      ],
    },
    {
      kind: 'figure',
      label: 'The routine',
      heading: 'Same gates every time, and a way back',
      drawings: [
        {
          kind: 'lanes',
          centre: { title: 'One delivery routine', text: 'Built, tested and deployed the same way every time' },
          there: {
            title: 'From commit to production',
            stops: [
              { title: 'Commit', text: 'A small change' },
              { title: 'Build', text: 'For every commit' },
              { title: 'Test', text: 'With security checks', gate: true },
              { title: 'Approval', text: 'Where you want one', gate: true },
              { title: 'Deploy', text: 'The same way each time' },
            ],
          },
          back: {
            title: 'The way back',
            stops: [
              { title: 'Monitor', text: 'Alerts tied to what users notice' },
              { title: 'Roll back', text: 'A bad release can be undone' },
              { title: 'Measure', text: 'Then automate the slowest step' },
            ],
          },
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Services',
      heading: 'Five areas, one delivery routine',
      lede: 'Take one area or all five. Each is meant to leave something your team can run alone.',
      cards: [
        {
          icon: 'compass',
          heading: 'DevOps strategy',
          description:
            'We chart the way from idea to release, find where work waits, and agree on the order of changes and how to measure them.',
        },
        {
          icon: 'infinity',
          heading: 'CI/CD',
          description:
            'Continuous integration and delivery: every commit is built and tested, and every release passes the same gates, with an approval where you want one and a way to roll back.',
        },
        {
          icon: 'server-cog',
          heading: 'Infrastructure automation',
          description: 'Servers, networks and databases are written as code, reviewed like code and rebuilt on demand.',
        },
        {
          icon: 'cloud-upload',
          heading: 'Cloud migration',
          description: 'Applications move in waves, each with a cutover plan, a rehearsal and a way to roll back.',
        },
        {
          icon: 'radar',
          heading: 'Monitoring',
          description: 'Metrics, logs and traces in one view, with alerts tied to what users notice.',
        },
      ],
    },
    {
      kind: 'text',
      label: 'How we work',
      heading: 'From first review to steady releases',
      paragraphs: [
        'We start with one application that matters and is not the hardest one. Together we measure how often it is released, how long a change takes, how many releases fail and how quickly service returns.',
        'Then we automate the slowest step, release, and measure again. Once the team trusts the pipeline, its parts become templates for the next application.',
        'The aim is a working pipeline early on, and a record of what each change improved.',
      ],
      points: [
        'Secrets kept in a vault, never in the code',
        'Security checks inside the pipeline rather than after it',
        'Runbooks written by the people who will be on call',
      ],
    },
    {
      kind: 'contact',
      heading: 'Show us your last release',
      text: 'Tell us what went well and what took too long. That usually shows where automation pays off first.',
    },
  ],
};
