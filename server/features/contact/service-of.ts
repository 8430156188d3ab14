import { siteMap } from '../../../content/site-map.ts';

const names = new Set(siteMap.map(({ name }) => name));

/** The service page an enquiry came from: Contact Us starts such a message with 'Enquiry about …'. */
export function serviceOf(message: string): string {
  const name = /^Enquiry about (.{2,60}?)\.(?: Job title:|\n|$)/.exec(message)?.[1] ?? '';
  return names.has(name) ? name : '';
}
