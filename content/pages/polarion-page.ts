import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Polarion lifecycle management',
  description:
    'Requirements, tests, risks and releases in one traceable record with Siemens Polarion ALM, set up for the way you develop.',
  archetype: 'journey',
  hero: {
    heading: 'Polarion lifecycle management',
    lede: 'Every requirement linked to the change, the test and the release that answer it.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Polarion ALM (application lifecycle management), from Siemens, keeps requirements, development work, tests and risks in one place. It is our partner platform for lifecycle management.',
      paragraphs: [
        'Each item is linked to where it came from and to what proves it. When a requirement changes, you can see which tests and releases are affected before the work starts.',
        'Authors keep a familiar way of writing. A Polarion LiveDoc reads like an ordinary document, yet each requirement in it is an item with its own status, history and approvals.',
      ],
    },
    {
      kind: 'figure',
      label: 'Traceability',
      heading: 'What does one change touch?',
      lede: 'Each item is linked to where it came from and to what proves it.',
      drawings: [
        {
          kind: 'trace',
          columns: [
            { title: 'Requirements', items: ['R1', 'R2', 'R3'] },
            { title: 'Changes', items: ['C1', 'C2', 'C3'] },
            { title: 'Tests', items: ['T1', 'T2', 'T3', 'T4'] },
            { title: 'Releases', items: ['V1', 'V2'] },
          ],
          links: [
            { from: 'R1', to: 'C1' },
            { from: 'R2', to: 'C1' },
            { from: 'R2', to: 'C2' },
            { from: 'R3', to: 'C3' },
            { from: 'C1', to: 'T1' },
            { from: 'C1', to: 'T2' },
            { from: 'C2', to: 'T3' },
            { from: 'C3', to: 'T3' },
            { from: 'C3', to: 'T4' },
            { from: 'T1', to: 'V1' },
            { from: 'T2', to: 'V1' },
            { from: 'T3', to: 'V2' },
            { from: 'T4', to: 'V2' },
          ],
          touches: 'Touches',
          hint: 'Point at an item, or move to it with the Tab key, to see what it touches.',
        },
      ],
    },
    {
      kind: 'list',
      label: 'Benefits',
      heading: 'What you gain with Polarion',
      items: [
        'Traceability from requirement to test result, without side spreadsheets',
        'A full history of who changed what, and when',
        'Approvals with electronic signatures where your process asks for them',
        'Requirements reused across product variants and branches',
        'Import from Word and Excel, and exchange with suppliers through ReqIF',
        'Coverage and progress reports taken from live data',
        'Work in the browser, with nothing to install for reviewers',
      ],
    },
    {
      kind: 'text',
      label: 'Our part',
      heading: 'How we introduce Polarion',
      paragraphs: [
        'We start with one project and its real documents. Together we define item types, links and workflow, import what exists and run a first review in the tool.',
        'Once the team trusts it, the setup becomes a template for other projects. We train authors, testers and administrators, and connect Polarion with your source control, your Mendix apps and the tools around them.',
      ],
    },
    {
      kind: 'cards',
      label: 'Industries and methods',
      heading: 'Where Polarion fits',
      cards: [
        {
          icon: 'train-front',
          heading: 'SAFe',
          description: 'Plan by the Scaled Agile Framework, from portfolio epic to team story, with every level linked.',
        },
        {
          icon: 'heart-pulse',
          heading: 'Medical Devices',
          description: 'Keep design controls, risk files and test evidence together for IEC 62304 and ISO 14971.',
        },
        {
          icon: 'circuit-board',
          heading: 'Embedded Systems',
          description: 'Manage hardware and software requirements side by side, with their variants and tests.',
        },
        {
          icon: 'car',
          heading: 'Automotive',
          description: 'Work by Automotive SPICE and ISO 26262, with links and reviews you can show an assessor.',
        },
        {
          icon: 'plane',
          heading: 'Aerospace',
          description: 'Hold the requirement, design and verification records that DO-178C and DO-254 ask for.',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'See Polarion with your documents',
      text: 'Tell us what your specifications and test plans look like today, and ask how they would look when they are linked and reviewed.',
    },
  ],
};
