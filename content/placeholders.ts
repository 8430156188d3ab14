// Words name a fact of the company in braces; here, and only here, the fact takes its place.
import type { CompanyFacts } from './schemas/company.ts';

type Facts = { readonly [name: string]: string | number | Facts };

const flat = (facts: Facts, before = ''): [string, string][] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'object' ? flat(fact, `${before}${name}.`) : [[before + name, String(fact)]],
  );

const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();

/** What each placeholder stands for. Figures go by their bare name; facts in a group by both names, as founded.year. */
export function placeholderValues(facts: CompanyFacts): Record<string, string> {
  const { name, talentBrand, tagline, founded, headquarters, offices, contactOffice, partners, figures } = facts;
  return Object.fromEntries(
    flat({ name, talentBrand, tagline, founded, headquarters, offices: inWords(offices), contactOffice, partners, ...figures }),
  );
}

/** The value with every placeholder in its texts resolved, however deep. Other braces stay. */
export function fillPlaceholders<T>(value: T, facts: CompanyFacts): T {
  const values = placeholderValues(facts);
  return filled(value, (name) => {
    const text = Object.hasOwn(values, name) ? values[name] : undefined;
    if (text === undefined) throw new Error(`No fact of the company is called {${name}}`);
    return text;
  }) as T;
}

function filled(value: unknown, factCalled: (name: string) => string): unknown {
  if (typeof value === 'string') return value.replace(/\{([a-z][\w.]*)\}/gi, (_, name: string) => factCalled(name));
  if (Array.isArray(value)) return value.map((part) => filled(part, factCalled));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, factCalled)]));
}
