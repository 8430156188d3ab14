// Two people changed the same entry. What only one of them touched is taken as it is; only what both changed is a question.

export type Clash = { path: string; mine: unknown; theirs: unknown };
export type Merge = { content: unknown; clashes: Clash[]; taken: string[] };

export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isEqual(one[key], other[key]));
};

/** Equal but for spaces at the ends of texts, which the server does not keep. */
export const isSame = (a: unknown, b: unknown) => isEqual(trimmed(a), trimmed(b));

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, trimmed(part)])) : value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

/** Merges field by field; in a clash the content has mine. `taken` are the fields that came from the other side. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path = ''): Merge {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { content: mine, clashes: [], taken: [] };
  if (isEqual(base, mine)) return { content: theirs, clashes: [], taken: [path] };
  if (isRecord(mine) && isRecord(theirs)) {
    const from = isRecord(base) ? base : {};
    const parts = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(
      (key) => [key, merge(from[key], mine[key], theirs[key], at(path, key))] as const,
    );
    const content = Object.fromEntries(
      parts.map(([key, part]) => [key, part.content]).filter(([, value]) => value !== undefined),
    );
    return { content, ...gathered(parts.map(([, part]) => part)) };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && isSameLength(base, mine, theirs)) {
    const parts = mine.map((item, index) => merge(base[index], item, theirs[index], at(path, index)));
    return { content: parts.map(({ content }) => content), ...gathered(parts) };
  }
  return { content: mine, clashes: [{ path, mine, theirs }], taken: [] };
}

const isSameLength = (...lists: unknown[][]) => new Set(lists.map(({ length }) => length)).size === 1;
const gathered = (parts: Merge[]) => ({
  clashes: parts.flatMap(({ clashes }) => clashes),
  taken: parts.flatMap(({ taken }) => taken),
});

/** The content with another value at a path. */
export function withValueAt(content: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  const [key = '', ...rest] = path.split('.');
  if (Array.isArray(content)) return content.with(Number(key), withValueAt(content[Number(key)], rest.join('.'), value));
  const fields = isRecord(content) ? content : {};
  const next = withValueAt(fields[key], rest.join('.'), value);
  const { [key]: _, ...others } = fields;
  return next === undefined ? others : { ...fields, [key]: next };
}

/** Any value as words, for two to be compared by eye. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  const isText = isRecord(value) && typeof value.text === 'string';
  if (Array.isArray(value) && value.every((part) => isRecord(part) && typeof part.text === 'string' && !part.kind))
    return value.map((run) => (run as { text: string }).text).join('');
  if (isText && Object.keys(value).every((key) => ['text', 'kind', 'level'].includes(key))) return String(value.text);
  return Object.entries(value)
    .filter(([key]) => key !== 'kind' && key !== 'icon' && key !== 'hue')
    .map(([, part]) => wordsOf(part))
    .filter(Boolean)
    .join('\n');
}
