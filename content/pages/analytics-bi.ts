import type { ServiceWords } from '../schemas/service.ts';

export const words: ServiceWords = {
  title: 'Analytics & BI: reports you can trust',
  description: 'Reports and dashboards your managers can trust: advice, data models, daily operation and improvement.',
  keywords: ['business intelligence'],
  archetype: 'journey',
  hero: {
    heading: 'Analytics & BI',
    lede: 'Numbers that agree with each other, in front of the people who decide.',
  },
  sections: [
    {
      kind: 'intro',
      lede: 'Analytics and business intelligence (BI) turn the data in your systems into reports, dashboards and forecasts that answer a stated question.',
      paragraphs: [
        'Sales, stock, finance and production each keep their own records. We bring them into one model, define every measure once and show it where the work is done.',
        'We work with Oracle Analytics Cloud and with the reporting tools you already license, with data from Oracle, SAP, Mendix apps and plain files.',
      ],
      points: [
        'One agreed definition for each measure',
        'Access by role, down to the row where needed',
        'A refresh schedule that is watched, with notice when data is late',
      ],
    },
    {
      kind: 'figure',
      label: 'Two counts, one figure',
      heading: 'Two lines become one',
      drawings: [
        {
          kind: 'merge',
          lines: ['One department’s count', 'Another’s count of the same orders'],
          stops: [
            { title: 'Two counts', text: 'Different days, different currencies, different extracts. Nobody is wrong.' },
            { title: 'One model', text: 'Every measure is defined once and has a named owner.' },
            { title: 'One figure', text: 'With a visible path from the chart back to the transaction.' },
          ],
        },
      ],
    },
    {
      kind: 'text',
      label: 'The problem',
      heading: 'Why reports disagree',
      paragraphs: [
        'Two departments count the same order on different days, in different currencies, from different extracts. Nobody is wrong, and still the meeting is spent on whose figure to believe.',
        'The cure is rarely another dashboard. It is a shared data model, a named owner for each measure and a visible path from the chart back to the transaction.',
      ],
    },
    {
      kind: 'tabs',
      label: 'How we help',
      heading: 'From first question to better answers',
      lede: 'Take one stage or all of them. Each ends with something you can use.',
      tabs: [
        {
          label: 'Consult',
          summary: 'Agree on the questions before choosing a tool.',
          entries: [
            { title: 'Decisions first', text: 'We list the decisions your managers take and the numbers each of them needs.' },
            {
              title: 'Data check',
              text: 'We trace those numbers to their sources and note where they are missing, late or wrong.',
            },
            { title: 'Roadmap', text: 'A sequence of steps, with effort and cost, that starts with one useful report.' },
          ],
          drawing: 'lines-apart',
        },
        {
          label: 'Implement',
          summary: 'Build the path from source system to dashboard.',
          entries: [
            { title: 'Data model', text: 'Customers, products, dates and measures are defined once and shared by all reports.' },
            { title: 'Pipelines', text: 'Data is loaded on schedule, checked on arrival and kept with its history.' },
            { title: 'Dashboards', text: 'Screens are drafted with the people who read them and tested on real questions.' },
          ],
          drawing: 'lines-joining',
        },
        {
          label: 'Manage',
          summary: 'Keep the figures right and on time, every day.',
          entries: [
            {
              title: 'Monitoring',
              text: 'We watch loads and data quality, so that a failed run is noticed before the morning meeting.',
            },
            { title: 'Access', text: 'People get the reports of their role when they join, and lose them when they move on.' },
            { title: 'Support', text: '{support} support for readers and report authors, as far as you want it.' },
          ],
          drawing: 'lines-steady',
        },
        {
          label: 'Improve',
          summary: 'Ask harder questions as the business changes.',
          entries: [
            { title: 'Usage review', text: 'We retire reports nobody opens and speed up the ones everybody does.' },
            { title: 'Forecasts', text: 'Where history allows it, we add predictions and show how far to trust them.' },
            { title: 'New sources', text: 'Sensors, online stores and partner data join the model without starting over.' },
          ],
          drawing: 'lines-branching',
        },
      ],
    },
    {
      kind: 'contact',
      heading: 'Start with one report',
      text: 'Tell us about the report that causes the longest arguments. Finding out where its numbers come from is a good first task.',
    },
  ],
};
