import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Managed Cloud Services',
  description:
    'Microsoft Azure and Amazon Web Services run for you: monitoring, patching, backup, security and cost control by one team.',
  keywords: ['Azure', 'AWS'],
  hero: {
    heading: 'Managed Cloud Services',
    lede: 'Your Azure or AWS environment, watched, patched and kept within budget.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'You keep the applications and the decisions. We keep the cloud beneath them running.',
      paragraphs: [
        'The service covers the daily work on Microsoft Azure and Amazon Web Services: alerts, updates, backups, access and spending. One agreement names who does what, so nothing falls between your team and ours.',
        'We begin with a review of what you run today. You receive a list of risks, a cost baseline and a hand-over plan, and you choose which parts we take on.',
      ],
      points: [
        'Monitoring and incident support {support}',
        'Subscriptions and accounts that stay in your name',
        'Right-sizing and schedules that can lower infrastructure and operating costs by {operationalCostReduction}',
      ],
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
            'If your organization already works with Microsoft 365, Windows Server or SQL Server, Azure is often the shortest way to the cloud. Staff sign in through Microsoft Entra ID, and eligible licences you already own can count towards the bill.',
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
            'Multi-account setup with guardrails and central logs',
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
          description: 'Alerts reach an engineer, not just a mailbox, and every incident ends with a written cause.',
        },
        {
          icon: 'refresh-cw',
          heading: 'Patching',
          description: 'Updates go to test first, then to production in the window you agreed.',
        },
        {
          icon: 'database-backup',
          heading: 'Backup and recovery',
          description: 'Backups are restored as a drill, so you know how long recovery takes.',
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
      text: 'Send us a rough list of your subscriptions or accounts. We come back with questions, a scope and the first three steps.',
    },
  ],
};
