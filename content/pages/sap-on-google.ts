import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP on Google Cloud: migration and operation',
  description: 'Move SAP S/4HANA, SAP ECC and SAP HANA to Google Cloud: sized, rehearsed, switched over and looked after.',
  keywords: ['GCP'],
  archetype: 'numbers',
  hero: {
    heading: 'SAP on Google Cloud',
    lede: 'Your SAP systems, moved to Google Cloud and looked after there.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'On Google Cloud, your SAP systems run on capacity you rent instead of hardware you own. We plan the move and make it with you.',
      paragraphs: [
        'You stop buying servers for the busiest day of the year. Capacity is rented, resized when needed and switched off where nobody uses it, as on test systems at night.',
        'We size the target, build it, move your systems and operate them afterwards if you wish. That covers SAP S/4HANA, SAP ECC and other SAP NetWeaver systems.',
        // Who does what under RISE: https://www.erpdecisionoffice.com/rise-reality-check/shared-responsibility and the
        // "Shared Responsibility" page of AWS's General SAP Guides (docs.aws.amazon.com/sap), checked 2026-11-17.
        'With RISE with SAP, your contract is with SAP, which runs the infrastructure. Our part is then to prepare, migrate and test, and to look after the application.',
      ],
      points: [
        'Infrastructure and operational cost reduction of {operationalCostReduction}',
        'A written sizing and a rehearsal of the switch as part of the plan',
        'Operation, monitoring and {support} support as an option',
      ],
    },
    {
      kind: 'figure',
      label: 'Cost and cutover',
      heading: 'What can change, and when it switches',
      drawings: [
        {
          kind: 'cost',
          before: 'Cost today',
          after: 'Cost afterwards',
          value: '{operationalCostReduction}',
          text: 'infrastructure and operational cost reduction',
        },
        {
          kind: 'spans',
          scale: ['List and design', 'Build and test', 'Switch', 'Check'],
          spans: [
            { title: 'The original keeps running', text: 'Until the switch', from: 0, to: 2.4 },
            { title: 'A copy is tested by your users', text: 'On Google Cloud', from: 1, to: 2.2 },
            { title: 'The agreed window', text: 'With a way back planned before', from: 2.4, to: 2.7 },
            { title: 'The old system stays available', text: 'As long as the plan says', from: 2.7, to: 3.6, open: true },
          ],
        },
      ],
      note: 'What you can save depends on your systems. We estimate it with you before you decide.',
    },
    {
      kind: 'cards',
      label: 'Reasons',
      heading: 'What Google Cloud brings to SAP',
      cards: [
        {
          icon: 'badge-check',
          heading: 'Certified machines',
          description: 'SAP certifies Google Cloud machine types for SAP HANA. We size yours from that list.',
        },
        {
          icon: 'sliders-horizontal',
          heading: 'Capacity on demand',
          // A machine type is changed while the machine is stopped:
          // https://cloud.google.com/sdk/gcloud/reference/compute/instances/set-machine-type, checked 2026-11-17.
          description:
            'Move to a larger certified machine for a year-end close, with a planned restart, or start a test copy and give it back.',
        },
        {
          icon: 'shield-check',
          heading: 'Protection and recovery',
          description: 'Data is encrypted at rest by default; backups and a standby can sit in another zone or region.',
        },
        {
          icon: 'database',
          heading: 'SAP data in BigQuery',
          description: 'Copy SAP tables to BigQuery and analyze them together with data from other sources.',
        },
      ],
    },
    {
      kind: 'text',
      label: 'The move',
      heading: 'What happens in a move',
      paragraphs: [
        'First we list your systems, their size, their interfaces and the hours in which they must not stop. From that list come the target design, the choice of region and a budget for you to approve.',
        'Next we build the network, access rules and backups, and move a copy of one system. Your users test it while the original keeps running.',
        'The production system moves in an agreed window. How long the old one stays available is part of the plan, so that work, interfaces and printing can be checked first.',
      ],
      points: [
        'Inventory, design and test results documented for you',
        'A way back planned before the switch',
        'After the move, real use compared with the sizing',
      ],
    },
    {
      kind: 'contact',
      heading: 'Find out what would move first',
      text: 'Tell us roughly how many SAP systems you run and how large they are. Together we can put them in order.',
    },
  ],
};
