import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Oracle Cloud migration and operation',
  description:
    'Oracle Cloud for your databases, applications and reports: what to move, how to move it and who runs it afterwards.',
  archetype: 'layers',
  hero: {
    heading: 'Oracle Cloud',
    lede: 'One cloud for your databases, your applications and the reports on top.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Oracle Cloud Infrastructure (OCI) offers servers, ready-made platforms and analytics under one contract. We help you choose, move and run them.',
      paragraphs: [
        'It suits companies that already depend on Oracle Database, and those that want new systems without buying hardware. Capacity is ordered when a project needs it and given back when the project ends.',
        'We begin with what you have: what each system does, who depends on it, which licences cover it. From that comes a plan in order of risk, with effort and cost set out before anything moves.',
      ],
      points: [
        'An assessment of systems, licences and dependencies',
        'A migration that is rehearsed, with a way to roll back',
        'Operation and {support} support after go-live',
      ],
    },
    {
      kind: 'figure',
      label: 'The layers',
      heading: 'One cloud, three layers',
      lede: 'Each stands on the one below it, and each can be used alone.',
      drawings: [
        {
          kind: 'layers',
          layers: [
            {
              title: 'Analytics & BI',
              text: 'Dashboards and reports on top of your data',
              texture: 'bars',
              path: '/AnalyticsBI',
            },
            { title: 'PaaS', text: 'Databases, Java servers and containers, ready to use', texture: 'blocks', path: '/Paas' },
            { title: 'IaaS', text: 'Compute, storage and networks to build on', texture: 'grid', path: '/Iaas' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Platform',
      heading: 'What each layer gives you',
      lede: 'Start with the layer that solves today’s problem. The others can follow.',
      cards: [
        {
          icon: 'layers',
          heading: 'PaaS',
          description:
            'Databases, Java servers and containers that come ready to use, so your team can spend its time on the application.',
          path: '/Paas',
        },
        {
          icon: 'server',
          heading: 'IaaS',
          description: 'Compute, storage and networks to build on as you like, in the Oracle region you choose.',
          path: '/Iaas',
        },
        {
          icon: 'chart-column',
          heading: 'Analytics & BI',
          description: 'Dashboards in Oracle Analytics Cloud, fed from Oracle databases and from your other sources.',
          path: '/AnalyticsBI',
        },
      ],
    },
    {
      kind: 'list',
      label: 'Our part',
      heading: 'What we do on Oracle Cloud',
      items: [
        'Choose the region, size the services and estimate the monthly bill',
        'Set up the tenancy: compartments, access policies, budgets and alerts',
        'Move Oracle databases and compare the data before and after',
        'Move applications, or rebuild those that no longer fit',
        'Connect Oracle Cloud with {partners.erp}, {partners.lowcode} and your own data centre',
        'Take care of backups, patches, monitoring and cost reviews',
      ],
    },
    {
      kind: 'contact',
      heading: 'Plan your move to Oracle Cloud',
      text: 'Tell us roughly how many systems you are thinking of moving. Which could go first, and which should stay, is the first thing to talk about.',
    },
  ],
};
