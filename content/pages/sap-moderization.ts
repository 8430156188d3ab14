import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Modernization and Migration',
  description:
    'From SAP ECC to SAP S/4HANA and from your own servers to the cloud: assessed, cleaned up, tested and moved in planned steps.',
  archetype: 'choice',
  hero: {
    heading: 'SAP Modernization and Migration',
    lede: 'From an older SAP landscape to SAP S/4HANA, in steps you can check.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Maintenance of SAP ERP 6.0 is coming to its end. We help you decide what to convert, what to rebuild and what to retire.',
      paragraphs: [
        // Maintenance dates: https://news.sap.com/2020/06/sap-mainstream-maintenance-commitments/ and
        // https://sapinsider.org/blogs/move-for-change-sap-erp-maintenance-timelines, checked 2026-11-17.
        'Mainstream maintenance of SAP ERP 6.0 ended on December 31, 2025 for enhancement packages 0 to 5. For packages 6 to 8 it ends on December 31, 2027, with extended maintenance to the end of 2030 for a fee.',
        'Years of custom code, closed company codes and forgotten interfaces make a move larger than it has to be. We measure them first, remove what is no longer used and migrate what remains.',
        // Product names: https://news.sap.com/2025/08/rise-with-sap-journey-sap-erp-private-edition-transition-option-updates/
        // and https://www.redresscompliance.com/sap-s4hana-cloud-public-vs-private-edition.html, checked 2026-11-17.
        'The target may be SAP S/4HANA on premises or with a cloud provider of your choice, SAP Cloud ERP Private through RISE with SAP, or SAP Cloud ERP as a new start. You decide after the assessment, with the effort and the risks of each route on paper.',
      ],
    },
    {
      kind: 'figure',
      label: 'Three routes',
      heading: 'How much goes along is your choice',
      lede: 'You decide after the assessment, with the effort and the risks of each route on paper.',
      drawings: [
        {
          kind: 'routes',
          from: { title: 'SAP ERP 6.0', text: 'Years of settings, data and custom code' },
          to: { title: 'SAP S/4HANA', text: 'On premises or in a private cloud; in the public cloud as a new implementation' },
          routes: [
            {
              title: 'System conversion',
              text: 'Keep your settings and history, and convert the existing system in place.',
              carries: 'Everything',
              strands: 7,
            },
            {
              title: 'Selective data transition',
              text: 'Take chosen companies or years across, in one step or in several.',
              carries: 'A selection',
              strands: 4,
            },
            {
              title: 'New implementation',
              text: 'Start again from standard processes and load only the data you need.',
              carries: 'What you need',
              strands: 2,
            },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'What we do',
      heading: 'What a move can involve',
      cards: [
        {
          icon: 'list-checks',
          heading: 'Readiness assessment',
          description: 'SAP Readiness Check and interviews show what stands between you and S/4HANA.',
        },
        {
          icon: 'code',
          heading: 'Custom code review',
          description: 'We find which of your programs are used, drop the rest and adapt what stays.',
        },
        {
          icon: 'archive',
          heading: 'Data cleanup',
          description: 'Archive old documents and merge duplicates, so that less has to move.',
        },
        {
          icon: 'refresh-cw',
          heading: 'System conversion',
          description: 'Keep your settings and history, and convert the existing system in place.',
        },
        {
          icon: 'compass',
          heading: 'New implementation',
          description: 'Start again from standard processes and load only the data you need.',
        },
        {
          icon: 'git-branch',
          heading: 'Selective data transition',
          description: 'Take chosen companies or years across, in one step or in several.',
        },
        {
          icon: 'flask-conical',
          heading: 'Testing and cutover',
          description: 'Full rehearsals with real data give a timed plan for the switch.',
        },
      ],
    },
    {
      kind: 'stats',
      label: 'In figures',
      heading: 'What a planned move is worth',
      lede: 'Behind it stands a team of {specialists} specialists, with {projectSites} project sites.',
      figures: [
        { value: '{costSaving}', label: 'cost saving' },
        { value: '{timeReduction}', label: 'time reduction' },
        { value: '{projects}', label: 'projects' },
      ],
    },
    {
      kind: 'cards',
      label: 'Partnership',
      heading: 'Where we stand beside you',
      lede: 'Take all four, or only the one that your own team is missing.',
      cards: [
        {
          icon: 'workflow',
          heading: 'Transform',
          description: 'Redesign processes with the people who run them, before the system is built.',
        },
        {
          icon: 'messages-square',
          heading: 'Advisory',
          description: 'A second opinion on roadmap, licences and target platform, in plain words.',
        },
        {
          icon: 'cloud-upload',
          heading: 'Migration',
          description: 'Move applications, databases and interfaces, with a way back planned and rehearsed.',
        },
        {
          icon: 'life-buoy',
          heading: 'Optimize and Manage',
          description: 'Tune, patch and monitor the new landscape, with {support} support if you want it.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Start with an assessment',
      text: 'Name your SAP release, your database and your largest worry. An assessment starts from there.',
    },
  ],
};
