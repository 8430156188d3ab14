import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Managed Cloud Services for Azure and AWS',
  description:
    'Microsoft Azure and Amazon Web Services run for you: monitoring, patching, backup, security and cost control by one team.',
  keywords: ['Azure', 'AWS', 'outsourcing', 'hosting'],
  archetype: 'layers',
  hero: {
    heading: 'Managed Cloud Services',
    lede: 'Your Azure or AWS environment, watched, patched and kept within budget.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'You keep the applications and the decisions. We keep the cloud beneath them running.',
      paragraphs: [
        'The service covers the daily work on Microsoft Azure and Amazon Web Services: alerts, updates, backups, access and spending. One agreement names who does what, and what {support} support covers: which systems, which incidents and how fast.',
        'The work begins with a review of what you run today: risks, costs and a handover plan. You choose which parts we take on.',
      ],
      points: [
        'Monitoring, and {support} support for incidents',
        'Subscriptions and accounts that can stay in your name',
        'Right-sizing and schedules, so that you pay for what you use',
      ],
    },
    {
      kind: 'figure',
      label: 'Round the clock',
      heading: 'A day of your cloud',
      drawings: [
        {
          kind: 'dial',
          centre: '{support}',
          entries: [
            {
              title: 'Monitoring and support',
              text: 'Alerts and incidents, as far as the agreement covers them',
              from: 0,
              to: 24,
            },
            { title: 'Your working day', text: 'You keep the applications and the decisions', from: 8, to: 18 },
            {
              title: 'Patch window',
              text: 'Test first where there is one, then production, in the hours you agreed',
              from: 22,
              to: 24,
            },
            { title: 'Schedules', text: 'What nobody uses at night need not run', from: 19, to: 6 },
          ],
        },
      ],
      note: 'An example: the agreement names the hours, the systems and how fast.',
    },
    {
      kind: 'toggle',
      label: 'Platforms',
      heading: 'Pick the cloud you run on',
      lede: 'The routine is the same on both. The tools and the starting point differ.',
      options: [
        {
          label: 'Azure',
          heading: 'Microsoft Azure, run for you',
          paragraphs: [
            'If your organization already works with Microsoft 365, Windows Server or SQL Server, Azure is often the shortest way to the cloud. Staff sign in through Microsoft Entra ID, and eligible licences you already own can count toward the bill.',
            'We set up a landing zone with management groups, policies and networks, move workloads into it in agreed waves, and look after it with Azure Monitor, Azure Backup and Microsoft Defender for Cloud.',
          ],
          points: [
            'Landing zone with Azure Policy and role-based access',
            'Virtual machines patched through Azure Update Manager',
            'Servers in your own data centre managed through Azure Arc',
            'Budgets, reservations and savings plans under regular review',
          ],
        },
        {
          label: 'AWS',
          heading: 'Amazon Web Services, run for you',
          paragraphs: [
            'AWS suits teams that want a wide choice of services and prefer to build from code. Separate accounts keep projects, environments and costs apart from the first day.',
            'We arrange those accounts with AWS Organizations and AWS Control Tower, deploy from templates, and watch the result with Amazon CloudWatch, AWS CloudTrail and Amazon GuardDuty.',
          ],
          points: [
            // AWS Control Tower calls its guardrails controls: https://www.factualminds.com/glossary/aws-control-tower/, checked 2026-11-17.
            'Multi-account setup with controls and central logs',
            'Instances patched through AWS Systems Manager',
            'Backup plans across services with AWS Backup',
            'Savings Plans and instance sizes checked against real use',
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Daily operations',
      heading: 'What we run day to day',
      cards: [
        {
          icon: 'activity',
          heading: 'Monitoring and response',
          description: 'Alerts are meant for an engineer, not just a mailbox, and incidents are followed to their cause.',
        },
        {
          icon: 'refresh-cw',
          heading: 'Patching',
          description: 'Updates go to test first where there is one, then to production in the window you agreed.',
        },
        {
          icon: 'database-backup',
          heading: 'Backup and recovery',
          description: 'Restoring a backup can be practised as a drill, so that you know how long recovery takes.',
        },
        {
          icon: 'shield-check',
          heading: 'Security posture',
          description: 'Findings are ranked by risk, assigned to an owner and followed until closed.',
        },
        {
          icon: 'key-round',
          heading: 'Access control',
          description: 'Roles instead of shared passwords, with regular checks on who still needs what.',
        },
        {
          icon: 'wallet',
          heading: 'Cost control',
          description: 'Spending is tagged by team, compared with budget and explained in plain words.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Hand over the night shift',
      text: 'Tell us roughly how many subscriptions or accounts you run. The first talk is about scope and who does what.',
    },
  ],
};
