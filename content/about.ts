import { company, figures, offices } from './company.ts';
import type { Card } from './page.ts';

const valueCards: Card[] = [
  {
    icon: 'database',
    heading: 'Data solutions',
    description: 'Data has an owner, a meaning and one place of record. Reports follow from that, not the other way round.',
  },
  {
    icon: 'blocks',
    heading: 'Low-code development',
    description: 'We build with the people who will use the app, show it early and keep it simple enough to change.',
  },
  {
    icon: 'clipboard-check',
    heading: 'Lifecycle management quality control',
    description: 'Each requirement has a test and each release a record, so quality can be shown and not only claimed.',
  },
  {
    icon: 'cloud-cog',
    heading: 'Cloud scaling',
    description: 'Capacity grows with demand and shrinks after it. You pay for what you use and know why.',
  },
];

export const aboutPage = {
  title: 'About Us',
  description: `${company.name} is an ${company.tagline}, founded in ${company.founded.country} in ${company.founded.year}, with headquarters in ${company.headquarters}.`,
  hero: {
    heading: `About ${company.name}`,
    lede: `Consultants who stay with the system, with ${figures.yearsOfExpertise} years of expertise in the software that companies run on.`,
  },
  about: {
    label: 'About Us',
    heading: 'From the first plan to daily running',
    paragraphs: [
      `${company.name} advises on, builds and runs business software. Our work covers data, application development and finance technology, on the platforms of SAP, Oracle, Mendix and Polarion.`,
      'We prefer plain plans to thick reports. A project starts with what you have, names what changes and what stays, and ends with a team that can run the result. Where you want us to run it, we do.',
      `So far that makes ${figures.projects} SAP projects, ${figures.specialists} SAP specialists and ${figures.projectSites} project sites, with support ${figures.support}.`,
    ],
  },
  group: {
    label: 'Our group',
    heading: 'One group, close to its clients',
    paragraphs: [
      `The group is led from ${company.headquarters}, with offices in ${offices}. Its roots are in ${company.founded.country}, where the company was founded in ${company.founded.year} and where you will find our contact office, in ${company.contactOffice.city}.`,
      `A talent pool of ${figures.talentPool} serves ${figures.clients} clients in ${figures.industries} industries and ${figures.countries} countries. Teams are put together for the task, so the person who knows your industry and the one who knows the product sit at the same table.`,
    ],
  },
  values: {
    label: 'What we stand for',
    heading: 'Our Values',
    cards: valueCards,
  },
};
