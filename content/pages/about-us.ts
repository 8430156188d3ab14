import type { AboutWords } from '../schemas/about.ts';
import type { Card } from '../schemas/shapes.ts';

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

export const words: AboutWords = {
  title: 'About Us',
  description: '{name} is an {tagline}, founded in {founded.country} in {founded.year}, with headquarters in {headquarters}.',
  hero: {
    heading: 'About {name}',
    lede: 'Consultants who stay with the system, with {yearsOfExpertise} years of expertise in the software that companies run on.',
  },
  about: {
    label: 'About Us',
    heading: 'From the first plan to daily running',
    paragraphs: [
      '{name} advises on, builds and runs business software. Our work covers data, application development and finance technology, on the platforms of SAP, Oracle, Mendix and Polarion.',
      'We prefer plain plans to thick reports. A project starts with what you have, names what changes and what stays, and ends with a team that can run the result. Where you want us to run it, we do.',
      'So far that makes {projects} SAP projects, {specialists} SAP specialists and {projectSites} project sites, with support {support}.',
    ],
  },
  group: {
    label: 'Our group',
    heading: 'One group, close to its clients',
    paragraphs: [
      'The group is led from {headquarters}, with offices in {offices}. Its roots are in {founded.country}, where the company was founded in {founded.year} and where you will find our contact office, in {contactOffice.city}.',
      'A talent pool of {talentPool} serves {clients} clients in {industries} industries and {countries} countries. Teams are put together for the task, so the person who knows your industry and the one who knows the product sit at the same table.',
    ],
  },
  values: {
    label: 'What we stand for',
    heading: 'Our Values',
    cards: valueCards,
  },
};
