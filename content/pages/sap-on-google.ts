import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP on Google Cloud',
  description: 'Move SAP S/4HANA, SAP ECC and SAP HANA to Google Cloud: sized, rehearsed, switched over and run by one team.',
  keywords: ['GCP'],
  hero: {
    heading: 'SAP on Google Cloud',
    lede: 'Your SAP systems, moved to Google Cloud and looked after there.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Running SAP on Google Cloud instead of your own hardware can reduce infrastructure and operational cost by {operationalCostReduction}.',
      paragraphs: [
        'You stop buying servers for the busiest day of the year. Capacity is rented, resized when needed and switched off where nobody uses it, as on test systems at night.',
        'We size the target, build it, move your systems and operate them afterwards if you wish. It works for SAP S/4HANA, SAP ECC and other SAP NetWeaver systems, and for companies that choose RISE with SAP.',
      ],
      points: [
        'A written sizing before anything moves',
        'A rehearsal of the switch, timed step by step',
        'Operation and monitoring {support}, as an option',
      ],
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
          description: 'Add memory for a year-end close or start a test copy, then give it back.',
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
        'The production system moves in an agreed window. The old one stays available until you confirm that work, interfaces and printing are in order.',
      ],
      points: [
        'You receive the inventory, the design and the test results',
        'A way back is prepared and tested before the switch',
        'After the move, we compare real use with the sizing and correct it',
      ],
    },
    {
      kind: 'contact',
      heading: 'Find out what would move first',
      text: 'Send us a list of your SAP systems with their database sizes. We will answer with a proposed order and the open questions.',
    },
  ],
};
