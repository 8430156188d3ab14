import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'SAP Modernization and Migration',
  description:
    'From SAP ECC to SAP S/4HANA and from your own servers to the cloud: assessed, cleaned up, tested and moved in planned steps.',
  hero: {
    heading: 'SAP Modernization and Migration',
    lede: 'From an older SAP landscape to SAP S/4HANA, in steps you can check.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'SAP has set an end date for mainstream maintenance of SAP ECC. We help you decide what to convert, what to rebuild and what to retire.',
      paragraphs: [
        'Years of custom code, closed company codes and forgotten interfaces make a move look larger than it is. We measure them first, remove what is no longer used and migrate what remains.',
        'The target may be SAP S/4HANA on premises, a cloud provider of your choice or RISE with SAP. You decide after the assessment, with the effort and the risks of each route on paper.',
      ],
      points: [
        'Cost saving of {costSaving}',
        'Time reduction of {timeReduction}',
        'A team of {specialists} specialists, {projectSites} project sites, {projects} projects',
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
          heading: 'Data clean-up',
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
          description: 'Move applications, databases and interfaces, with a tested way back.',
        },
        {
          icon: 'life-buoy',
          heading: 'Optimize and Manage',
          description: 'Tune, patch and monitor the new landscape, with support {support}.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Start with an assessment',
      text: 'Name your SAP release, your database and your largest worry. We will come back with the questions an assessment would answer.',
    },
  ],
};
