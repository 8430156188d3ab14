import { company } from '../../content/company.ts';
import type { CompanyFacts } from '../../content/schemas/company.ts';

/** The company as editors name it at present, for what is no page: mails, authenticator apps, the console. A process serves
 * one company; the words service tells when its facts have changed. */
export const brand: CompanyFacts = { ...company };

/** Who mails come from unless MAIL_FROM says otherwise. */
export const defaultSender = () => ({ name: brand.name, address: 'no-reply@localhost' });

export const setBrand = (facts: CompanyFacts): void => void Object.assign(brand, facts);
