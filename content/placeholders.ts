// Words name a fact of the company in braces; here, and only here, the fact takes its place.
import type { CompanyFacts } from './schemas/company.ts';
import { thousandsOf } from './thousands.ts';

type Facts = { readonly [name: string]: string | number | Facts };

const flat = (facts: Facts, before = ''): [string, string][] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'object' ? flat(fact, `${before}${name}.`) : [[before + name, String(fact)]],
  );

/** What the configuration says, for words that must be true of this installation. */
export type Settings = { messageRetentionDays: number; messagesMailed: boolean; messageFiles: boolean; receipts: boolean };
const defaultSettings: Settings = {
  messageRetentionDays: 365,
  messagesMailed: false,
  messageFiles: true,
  receipts: false,
};

/** The privacy page says what happens to messages here. */
const said = ({ messageRetentionDays, messagesMailed, messageFiles, receipts }: Settings) => ({
  messageRetentionDays,
  messageDelivery: messagesMailed
    ? 'and sent by email to the members of our team who answer it'
    : 'where the members of our team who answer it read it',
  messageFiles: messageFiles
    ? 'You may add up to three files. They are kept beside your message as you sent them, only for those of our team who read it, and are erased with it; emails to our team name them and do not contain them.'
    : 'Files cannot be added.',
  receipts: receipts
    ? 'We confirm your message by email; that email holds the reference and the address of your private page, and nothing you wrote.'
    : 'We do not confirm it by email.',
});

const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();

/** What each placeholder stands for. Figures go by their bare name; facts in a group by both names, as founded.year. */
export function placeholderValues(facts: CompanyFacts, settings = defaultSettings): Record<string, string> {
  const { name, talentBrand, tagline, founded, headquarters, offices, contactOffice, partners, figures } = facts;
  const { country, city, address, coordinates } = contactOffice;
  return Object.fromEntries(
    flat({
      name,
      talentBrand,
      tagline,
      founded,
      headquarters,
      offices: inWords(offices),
      contactOffice: { country, city, address, coordinates },
      partners,
      ...figures,
      ...said(settings),
    }),
  );
}

/** The value with every placeholder in its texts resolved, however deep. Other braces stay. */
export function fillPlaceholders<T>(value: T, facts: CompanyFacts, settings?: Settings): T {
  let values: Record<string, string> | undefined; // most texts have no placeholder
  return filled(value, (name) => {
    values ??= placeholderValues(facts, settings);
    const text = Object.hasOwn(values, name) ? values[name] : undefined;
    if (text === undefined) throw new Error(`No fact of the company is called {${name}}`);
    return text;
  }) as T;
}

function filled(value: unknown, factCalled: (name: string) => string): unknown {
  if (typeof value === 'string')
    return value.replace(/\{([a-z][\w.]*)\}/gi, (placeholder, name: string) => {
      const fact = factCalled(name);
      // a figure that stands alone is set large, by a component that writes thousands apart itself
      return placeholder === value ? fact : (thousandsOf(fact)?.join(',') ?? fact);
    });
  if (Array.isArray(value)) return value.map((part) => filled(part, factCalled));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, factCalled)]));
}
