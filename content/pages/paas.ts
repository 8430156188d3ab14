import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'PaaS on Oracle Cloud: databases, Java, containers',
  description:
    'Oracle Cloud platform services for databases, Java applications and containers: set up, migrated to and supported.',
  keywords: ['platform as a service'],
  archetype: 'layers',
  hero: {
    heading: 'PaaS',
    lede: 'Databases, Java and containers on Oracle Cloud, with no server room of your own.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Platform as a service gives your developers a working database or runtime. Oracle looks after the machines, storage and network below it.',
      paragraphs: [
        'A new environment is ordered from a console or a script instead of through a hardware purchase. Test systems can be stopped at night and production can grow before a busy season.',
        'We decide with you which service each application needs, carry the data across and hand over a platform with backups, patch windows and access rules in place.',
      ],
    },
    {
      kind: 'figure',
      label: 'Who looks after what',
      heading: 'Where your work ends',
      lede: 'The strong line is the border. Above it your team decides; below it Oracle looks after the machines, the storage and the network.',
      drawings: [
        {
          kind: 'shares',
          layers: ['Application', 'Database or runtime', 'Operating system', 'Machines', 'Storage', 'Network'],
          parties: { you: 'You', both: 'Both', provider: 'Oracle' },
          positions: [
            { title: 'Your own servers', yours: 6, shared: 0 },
            { title: 'IaaS', yours: 3, shared: 0 },
            { title: 'PaaS', yours: 1, shared: 1, current: true },
          ],
        },
      ],
      note: 'Both: you administer the database yourself, or choose an autonomous one that patches and tunes itself.',
    },
    {
      kind: 'cards',
      label: 'Services',
      heading: 'What you can build on',
      cards: [
        {
          icon: 'database',
          heading: 'Database Cloud',
          description:
            'Oracle Database as a service: one you administer with Base Database Service, or an autonomous one that patches and tunes itself.',
        },
        {
          icon: 'coffee',
          heading: 'Java Cloud',
          // Path from Oracle Java Cloud Service: https://docs.oracle.com/en/cloud/paas/weblogic-cloud/jcsmw/migrate-instance.html,
          // checked 2026-11-17.
          description:
            'Enterprise Java on Oracle WebLogic Server for OCI, for new applications and for those built for Oracle Java Cloud Service.',
        },
        {
          icon: 'container',
          heading: 'Application Container Cloud',
          // Whether Oracle still offers its service of this name could not be confirmed on 2026-11-17, so nothing is said of it.
          description:
            'Java, Node.js, Python and other applications packed in containers and run on OCI Kubernetes Engine or Container Instances.',
        },
      ],
    },
    {
      kind: 'list',
      label: 'Our part',
      heading: 'What we take off your hands',
      items: [
        'Sizing and licence advice, including licences you already own',
        'Database migration by backup, replication or export, chosen by the downtime you can accept',
        'Upgrades of older WebLogic and Java versions on the way',
        'Build and release pipelines for containers',
        'Monitoring, patching and {support} support',
      ],
    },
    {
      kind: 'text',
      label: 'First step',
      heading: 'Prove it with one application',
      paragraphs: [
        'We copy one application and its database to Oracle Cloud, run it beside the original and measure response times and cost. You decide on the rest with your own numbers.',
      ],
    },
    {
      kind: 'contact',
      heading: 'Ask about a platform service',
      text: 'Name the database or application and its version, and ask which service would match and how to get there.',
    },
  ],
};
