import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'IaaS on Oracle Cloud: compute, storage, network',
  description:
    'Compute, storage and networking on Oracle Cloud Infrastructure, designed, secured and operated for your workloads.',
  keywords: ['infrastructure as a service'],
  archetype: 'layers',
  hero: {
    heading: 'IaaS',
    lede: 'Servers, storage and networks on Oracle Cloud, sized to the work they do.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Infrastructure as a service replaces hardware you buy with capacity you rent. You keep control of the operating system and everything above it.',
      paragraphs: [
        'That makes it the right layer for packaged software, older applications and anything that needs its own settings. Existing servers can often move as they are, and be improved later.',
        'We design the landing zone first: networks, access, encryption and backup. Then servers follow in small groups, tested group by group.',
      ],
    },
    {
      kind: 'figure',
      label: 'Who looks after what',
      heading: 'Yours from the operating system up',
      lede: 'You rent what lies below the strong line. What stands above it stays in your hands.',
      drawings: [
        {
          kind: 'shares',
          layers: ['Application', 'Database or runtime', 'Operating system', 'Machines', 'Storage', 'Network'],
          parties: { you: 'You', both: 'Both', provider: 'Oracle' },
          positions: [
            { title: 'Your own servers', yours: 6, shared: 0 },
            { title: 'IaaS', yours: 3, shared: 0, current: true },
            { title: 'PaaS', yours: 1, shared: 1 },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Building blocks',
      heading: 'What your systems will run on',
      cards: [
        {
          icon: 'cpu',
          heading: 'Compute',
          description:
            'Virtual machines and bare metal servers. Flexible shapes let you set processors and memory separately, and instance pools grow with demand.',
        },
        {
          icon: 'hard-drive',
          heading: 'Storage',
          description:
            'Block volumes for servers, file storage to share, object storage for backups and archives. Data at rest is encrypted.',
        },
        {
          icon: 'network',
          heading: 'Networking',
          description:
            'Private virtual cloud networks, load balancers and security rules, linked to your offices by VPN or FastConnect.',
        },
      ],
    },
    {
      kind: 'list',
      label: 'Our part',
      heading: 'From first drawing to daily operation',
      items: [
        'Inventory of servers, traffic and storage as they are today',
        'Network and security design, reviewed with your own team',
        'Infrastructure written as Terraform code, so it can be rebuilt',
        'Disaster recovery to a second region where you need it, with tests to plan',
        'Monitoring and {support} support',
        'A regular review to remove what nobody uses',
      ],
    },
    {
      kind: 'contact',
      heading: 'Talk about sizing your servers',
      text: 'Tell us how many servers you run and what for. With that, we can discuss a layout and what it might cost to run.',
    },
  ],
};
