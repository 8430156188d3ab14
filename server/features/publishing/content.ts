// Checks what editors send. Every fault is a sentence at the path of its field: blocks.3.text.0.link.
import { company } from '../../../content/company.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import type { ErrorCode } from '../../../contract/error-codes.ts';
import { AppError, badInput } from '../../errors.ts';
import { kinds } from './kinds.ts';

/** Deeper than any content of ours. */
const maxDepth = 12;
const mostFaults = 20;

function depthOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (limit === 0) return 1;
  let deepest = 0;
  for (const part of Object.values(value)) deepest = Math.max(deepest, depthOf(part, limit - 1));
  return deepest + 1;
}

/** Control characters have no place in a text, and PostgreSQL refuses NUL. */
function clean(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .replace(/\r\n?/g, '\n')
      .replace(/[\p{Cc}--[\n\t]]/gv, '')
      .toWellFormed();
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, clean(part)]));
}

type Fault = Issue & { path: PropertyKey[] };

function parse(kind: EntryKind, id: string | undefined, given: unknown) {
  if (depthOf(given, maxDepth) > maxDepth) throw new AppError(400, 'The content is nested too deeply.');
  const cleaned = clean(given);
  const { data, error } = kinds[kind].schema(id).safeParse(cleaned);
  return { cleaned, data, faults: (error?.issues ?? []) as Fault[] };
}

function fieldsOf(faults: Fault[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const fault of faults.slice(0, mostFaults)) fields[fault.path.join('.') || 'content'] ??= sentence(fault);
  return fields;
}

/** The content as the schema has it; any fault is refused. */
export function checkContent(kind: EntryKind, id: string | undefined, given: unknown): unknown {
  const { data, faults } = parse(kind, id, given);
  if (faults.length) throw refusal(faults);
  if (kind !== 'facts') checkPlaceholders(data);
  return data;
}

/** The content of a draft: what is missing or too short may still come, anything else is refused. */
export function checkDraft(kind: EntryKind, id: string | undefined, given: unknown): unknown {
  const { cleaned, data, faults } = parse(kind, id, given);
  const wrong = faults.filter((fault) => !isMissing(fault, cleaned));
  if (wrong.length) throw refusal(wrong);
  if (kind !== 'facts') checkPlaceholders(data ?? cleaned);
  return data ?? cleaned;
}

/** What has to be filled before the content can be published. */
export const faultsOf = (kind: EntryKind, id: string | undefined, content: unknown) => fieldsOf(parse(kind, id, content).faults);

const refusal = (faults: Fault[]) => {
  const fields = fieldsOf(faults);
  return badInput(fields, codeOf(fields));
};

function isMissing({ code, path }: Fault, content: unknown): boolean {
  const value = path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown> | undefined)?.[name], content);
  return code === 'too_small' || value === undefined || value === '';
}

const codeOf = (fields: Record<string, string>): ErrorCode => {
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => /(^|\.)(link|to|path)$/.test(name)) ? 'invalid-link' : 'invalid-input';
};

type Issue = { code: string; message: string; maximum?: unknown; minimum?: unknown; origin?: string };

/** Zod's own wording, put plainly where editors meet it most. */
function sentence({ code, message, maximum, minimum, origin }: Issue): string {
  if (code === 'too_big' && origin === 'string') return `Use ${Number(maximum).toLocaleString('en')} characters or fewer.`;
  if (code === 'too_big' && origin === 'array') return `Use ${maximum} or fewer.`;
  if (code === 'too_small' && origin === 'string')
    return Number(minimum) > 1 ? `Use ${minimum} characters or more.` : 'Write something here.';
  if (code === 'too_small' && origin === 'array') return 'Add at least one.';
  if (code === 'invalid_type') return message.includes('undefined') ? 'This is missing.' : 'This has the wrong type.';
  if (code === 'invalid_union' || code === 'invalid_value') return 'This is not one of the choices.';
  return /[.?]$/.test(message) ? message : `${message}.`;
}

function checkPlaceholders(content: unknown) {
  try {
    fillPlaceholders(content, company);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw badInput({ content: `${text}.` });
  }
}

/** Every value below a key of this name. */
function valuesOf(value: unknown, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => valuesOf(part, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(key === name && typeof part === 'string' ? [part] : []),
    ...valuesOf(part, name),
  ]);
}

const imageFile = /^[0-9a-f]{32}\.(?:jpg|webp)$/;
/** The pictures that content names. */
export const imagesIn = (content: unknown) => [...new Set(valuesOf(content, 'image').filter((name) => imageFile.test(name)))];
/** Its links into this site. */
export const sitePathsIn = (content: unknown) => [
  ...new Set(['link', 'to', 'path'].flatMap((name) => valuesOf(content, name)).filter((link) => link.startsWith('/'))),
];

/** The same content with one picture in the place of another. */
export function withImage(content: unknown, from: string, to: string): unknown {
  if (Array.isArray(content)) return content.map((part) => withImage(part, from, to));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, key === 'image' && part === from ? to : withImage(part, from, to)]),
  );
}

/** The paths of fields that differ. */
export function changedFields(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return [];
  const both = [before, after];
  if (!both.every((value) => typeof value === 'object' && value !== null) || Array.isArray(before) !== Array.isArray(after))
    return [path || 'content'];
  const [one, other] = both as Record<string, unknown>[];
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].flatMap((name) => changedFields(one?.[name], other?.[name], path ? `${path}.${name}` : name)).slice(0, 200);
}
