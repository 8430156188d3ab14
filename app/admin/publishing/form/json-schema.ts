// The forms are made from the schemas of the words. The server sends those as JSON Schema with the names people read.

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** What the field is called, and a sentence below it. */
  label?: string;
  help?: string;
  control?: Control;
  /** Stands after what people came to write. */
  late?: boolean;
};

export type Control =
  | 'body'
  | 'picture'
  | 'page'
  | 'hue'
  | 'icon'
  | 'art'
  | 'choice'
  | 'choices'
  | 'check'
  | 'number'
  | 'date'
  | 'email'
  | 'long'
  | 'text'
  | 'list'
  | 'variant'
  | 'group'
  | 'record'
  | 'fixed';

/** More characters than this are typed into a box of several lines. */
const longFrom = 130;

export const variantsOf = (schema: JsonSchema): JsonSchema[] => schema.oneOf ?? schema.anyOf ?? [];
const isPagePath = (value: unknown) => typeof value === 'string' && value.startsWith('/');
const leadsToPages = (schema: JsonSchema): boolean =>
  schema.enum ? schema.enum.some(isPagePath) : variantsOf(schema).some(leadsToPages);
/** Which of several kinds a schema describes: sections differ by `kind`, drawings by `shape`. */
export const tagOf = ({ properties }: JsonSchema): string | undefined =>
  (properties?.kind?.const ?? properties?.shape?.const) as string | undefined;
/** Blocks of running text are written in the editor, not in a list of forms. */
const holdsParagraphs = (items: JsonSchema = {}) => variantsOf(items).some((variant) => tagOf(variant) === 'paragraph');
const isVariant = (schema: JsonSchema) => tagOf(schema) !== undefined;

/** How a value of this schema is edited. */
export function controlOf(schema: JsonSchema): Control {
  if (schema.control) return schema.control;
  if (schema.const !== undefined) return 'fixed';
  if (variantsOf(schema).length) return leadsToPages(schema) ? 'page' : variantsOf(schema).some(isVariant) ? 'variant' : 'text';
  if (schema.enum) return leadsToPages(schema) ? 'page' : schema.enum.includes('lowcode') ? 'hue' : 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'check';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return schema.items?.enum ? 'choices' : holdsParagraphs(schema.items) ? 'body' : 'list';
    case 'object':
      if (!schema.properties) return 'record';
      return schema.properties.focus && schema.properties.image ? 'picture' : 'group';
    default:
      if (schema.format === 'date' || schema.format === 'email') return schema.format;
      return (schema.maxLength ?? 0) > longFrom ? 'long' : 'text';
  }
}

/** A name for a field that has none: camelCase in words. */
export const nameOf = (key: string, { label }: JsonSchema = {}) => {
  if (label) return label;
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A value to begin with: what is optional is left out. */
export function emptyValue(schema: JsonSchema): unknown {
  switch (controlOf(schema)) {
    case 'fixed':
      return schema.const;
    case 'variant':
      return emptyValue(variantsOf(schema)[0] ?? {});
    case 'group':
    case 'picture':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key))
          .map(([key, property]) => [key, emptyValue(property)]),
      );
    case 'record':
      return {};
    case 'body':
    case 'choices':
      return [];
    case 'list':
      return schema.minItems && schema.items ? Array.from({ length: schema.minItems }, () => emptyValue(schema.items ?? {})) : [];
    case 'check':
      return false;
    case 'number':
      return schema.minimum ?? 0;
    case 'choice':
    case 'hue':
      return schema.enum?.[0];
    default:
      return '';
  }
}

/** The fields of a form in their order. */
export const fieldsIn = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties).toSorted(([, one], [, other]) => Number(one.late ?? false) - Number(other.late ?? false));

/** The schema that a value of a union follows. */
export function variantOf(schema: JsonSchema, value: unknown): JsonSchema | undefined {
  const { kind, shape } = (value ?? {}) as { kind?: unknown; shape?: unknown };
  return variantsOf(schema).find((variant) => tagOf(variant) !== undefined && tagOf(variant) === (kind ?? shape));
}

/** What an entry of a list is called in one line. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const fields = value as Record<string, unknown>;
  for (const key of ['heading', 'title', 'label', 'name', 'button', 'text', 'lede', 'value']) {
    const text = fields[key];
    if (typeof text === 'string' && text) return text;
  }
  return '';
}

/** The sentences that belong to a field or to something inside it. */
export const faultsIn = (errors: Record<string, string>, path: string) =>
  Object.keys(errors).filter((at) => at === path || at.startsWith(`${path}.`)).length;
