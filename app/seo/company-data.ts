// Structured data of what only the company can say: its people, certificates and vacancies.
import type { Vacancy } from '../../content/schemas/company-entries.ts';
import type { AboutSections, PageWords } from '../../contract/words.ts';
import { textOf } from '../sections/reading.ts';

export type Thing = { '@type': string } & Record<string, unknown>;

/** The organization with what About Us shows of it; nothing where that is nothing. */
export function aboutData(
  { people, credentials, legal }: AboutSections,
  publisher: Thing,
  url: (path: string) => string,
): Thing[] {
  if (!people && !credentials && !legal) return [];
  const employee = people?.people.map(({ name, role, picture }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    ...(picture && { image: url(picture.image.src) }),
  }));
  const hasCertification = credentials?.credentials.map(({ name, issuer, number, expires }) => ({
    '@type': 'Certification',
    name,
    issuedBy: { '@type': 'Organization', name: issuer },
    ...(number && { certificationIdentification: number }),
    ...(expires && { expires }),
  }));
  const legalName = legal?.entities[0]?.name;
  return [
    {
      ...publisher,
      ...(legalName && { legalName }),
      ...(employee && { employee }),
      ...(hasCertification && { hasCertification }),
    },
  ];
}

/** What search engines call the kinds of employment. */
const employmentTypes: Record<Vacancy['employment'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

type Job = NonNullable<PageWords['detail']['job']>;

export const jobData = (
  { title, lede, blocks, published }: PageWords['detail'],
  job: Job,
  publisher: Thing,
  url: string,
): Thing => ({
  '@type': 'JobPosting',
  title,
  description: [lede, ...blocks.map(textOf)].join('\n'),
  datePosted: published,
  ...(job.closes && { validThrough: `${job.closes}T23:59:59Z` }),
  employmentType: employmentTypes[job.employment],
  hiringOrganization: publisher,
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: job.place } },
  ...(job.remote && { jobLocationType: 'TELECOMMUTE' }),
  url,
});
