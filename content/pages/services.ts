import type { ServicesWords } from '../schemas/services.ts';

export const words: ServicesWords = {
  title: 'All services: {partners.erp}, cloud, data and low-code',
  description:
    'Every platform, enterprise system, managed service, solution and digital service we offer, on one page with a line about each.',
  keywords: ['services', 'products'],
  hero: {
    heading: 'All services',
    lede: 'Platforms, enterprise systems, managed services, solutions and digital services, each with a page of its own.',
  },
  jump: 'Service areas',
  closing: {
    heading: 'Not sure where to start?',
    text: 'Describe the problem in your own words. We will point to the service that fits, or tell you that none does.',
  },
  familyTexts: {
    platforms: 'The cloud, low-code and lifecycle platforms we build on.',
    'enterprise-systems': '{partners.erp} products for finance, supply, retail and procurement.',
    'managed-services': 'Operations, delivery and people, for as long as you need them.',
    solutions: 'Answers to one business problem, put together from several products.',
    digital: 'Applications, financial services and access, made for your organization.',
  },
};
