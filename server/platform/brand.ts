import { company } from '../../content/company.ts';
import type { CompanyFacts } from '../../content/schemas/company.ts';

/** The company as editors name it at present, for what is no page: mails, authenticator apps, the console. A process serves
 * one company; the words service tells when its facts have changed. */
export const brand: CompanyFacts = { ...company };

export const setBrand = (facts: CompanyFacts): void => void Object.assign(brand, facts);
