import type { AboutWords } from '../schemas/about.ts';
import type { Card } from '../schemas/shapes.ts';

const valueCards: Card[] = [
  {
    icon: 'database',
    heading: 'Data solutions',
    description: 'Data has an owner, a meaning and one place of record. Reports follow from that, not the other way around.',
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
    description: 'Capacity follows demand up and down, and the bill shows what caused it.',
  },
];

export const words: AboutWords = {
  title: 'About Us: IT consultancy since {founded.year}',
  description: '{name} is an {tagline}, founded in {founded.country} in {founded.year}, with headquarters in {headquarters}.',
  hero: {
    heading: 'About {name}',
    lede: 'Consultants who stay with the system: {yearsOfExpertise} years of expertise in the software that companies run on.',
  },
  about: {
    label: 'About Us',
    heading: 'From the first plan to daily operation',
    paragraphs: [
      '{name} advises on, builds and runs business software. Our work covers data, application development and finance technology, built on {partners.erp}, {partners.cloud}, {partners.lowcode} and {partners.lifecycle}.',
      'We prefer plain plans to thick reports. A project starts with what you have, names what changes and what stays, and ends with a team that can run the result. Where you want us to run it, we do.',
    ],
  },
  line: {
    label: 'Our way here',
    heading: 'From {founded.year} to today',
    stations: [
      {
        when: '{founded.year}',
        title: 'Founded in {founded.country}',
        text: 'Our contact office is in {contactOffice.city}, {contactOffice.country}.',
      },
      {
        when: 'Since then',
        title: '{yearsOfExpertise} years of expertise',
        text: '{projects} projects at {projectSites} project sites, with {specialists} specialists.',
      },
      {
        when: 'Today',
        title: '{clients} clients in {countries} countries',
        text: 'Headquarters in {headquarters}, offices in {offices}, and {support} support.',
      },
    ],
  },
  group: {
    label: 'Our group',
    heading: 'One group, close to its clients',
    paragraphs: [
      'Our headquarters are in {headquarters}, with offices in {offices}. Our roots are in {founded.country}.',
      'With a talent pool of {talentPool} we serve clients in {industries} industries. We put teams together for the task, so that knowledge of your industry and knowledge of the product meet at one table.',
    ],
  },
  values: {
    label: 'What we stand for',
    heading: 'Our Values',
    cards: valueCards,
  },
  closing: {
    heading: 'Talk to us about your systems',
    text: 'Say what you run today and what should change. The first consultation is free.',
  },
};
