import type { LowCodeWords } from '../schemas/service.ts';

export const words: LowCodeWords = {
  title: 'Mendix low-code: web and mobile apps',
  description:
    'Web and mobile apps on the Mendix low-code platform, built with your team and connected to SAP, Polarion and Oracle Cloud.',
  archetype: 'journey',
  hero: {
    heading: 'Mendix low-code',
    lede: 'Business apps drawn as models, built together with the people who will use them.',
  },
  sections: [
    {
      kind: 'intro',
      // Owner: https://www.lemondeinformatique.fr/actualites/lire-low-code-siemens-rachete-mendix-630-meteuro-72816.html, checked 2026-11-17.
      lede: 'Mendix, a Siemens company, is our low-code partner. On its platform, developers and business people model an application together and run that model as working software.',
      paragraphs: [
        'Pages, data and rules are drawn rather than typed, so those who know the process can check the app while it takes shape. Where a drawing is not enough, developers add Java or JavaScript.',
        'We bring the platform into your organization, build the first apps with your staff and connect them to the systems you keep. How much your own people take over is your choice.',
      ],
    },
    {
      kind: 'figure',
      label: 'From model to app',
      heading: 'What is drawn is what runs',
      drawings: [
        {
          kind: 'sketches',
          stops: [
            {
              title: 'Model',
              text: 'Data and rules are drawn rather than typed, so those who know the process can check them.',
              sketch: 'model',
            },
            {
              title: 'Page',
              text: 'Screens are laid out on the same model, and a running version is shown early.',
              sketch: 'page',
            },
            { title: 'App', text: 'The model runs as working software, in the browser and on the phone.', sketch: 'app' },
          ],
        },
      ],
    },
    {
      kind: 'cards',
      label: 'Capabilities',
      heading: 'What the platform can do',
      cards: [
        {
          icon: 'app-window',
          heading: 'App Development',
          description: 'Model data, logic and pages in Mendix Studio Pro, and put a running version in front of users early.',
        },
        {
          icon: 'cloud',
          heading: 'Cloud',
          description: 'Run the same app on Mendix Cloud, on Kubernetes or in your own data centre.',
        },
        {
          icon: 'workflow',
          heading: 'Intelligent Automation',
          description: 'Draw approvals and handovers as workflows: people decide, the app does the routing.',
        },
        {
          icon: 'plug',
          heading: 'Data Integration',
          description: 'Reach other systems through REST, OData, SOAP or their database, with no copying by hand.',
        },
        {
          icon: 'monitor-smartphone',
          heading: 'Multi-Experience',
          description: 'Serve browsers, progressive web apps and native mobile from one project, offline where needed.',
        },
        {
          icon: 'sparkles',
          heading: 'Artificial Intelligence',
          description: 'Call AI models from your apps, and let Maia, the assistant in Mendix, suggest steps while you build.',
        },
      ],
    },
    {
      kind: 'list',
      label: 'Offering',
      heading: 'What we do with Mendix',
      items: [
        'Installation and upgrades, in the cloud or on your own servers',
        'Implementation of the first apps, with standards for those that follow',
        'Roll-outs to further teams, sites and countries',
        'Integration with Polarion, so requirements and tests stay linked to the app',
        'Integration with SAP, so orders, stock and master data keep one home',
        'Integration with Oracle Cloud, so apps can use the databases kept there',
        'Training for developers, business users and administrators',
        'Web and mobile app development, from prototype to release',
      ],
    },
    {
      kind: 'text',
      label: 'First app',
      heading: 'How a first app comes about',
      paragraphs: [
        'Choose one process that lives in spreadsheets or email today. We model it with the people who do the work, show a running version at the end of each sprint and release it once they agree.',
        'After release we can look after the app with {support} support, or train your team to change it without us.',
      ],
    },
    {
      kind: 'contact',
      heading: 'Bring us one process',
      text: 'Describe the form, list or spreadsheet that slows you down, and ask us whether Mendix is the right answer.',
    },
  ],
  typedPhrases: ['Apps your team can change.', 'From sketch to working app.', 'Linked to your SAP system.'],
};
