import { expect, test } from 'vitest';
import { z } from 'zod';
import * as company from '../../../../content/schemas/company-entries.ts';
import { wordsSchemas } from '../../../../content/schemas/words.ts';
import { controlOf, emptyValue, fieldsIn, type JsonSchema, nameOf, variantOf, variantsOf } from './json-schema.ts';

const asJson = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema;

/** Every place of a schema with the control it gets. */
function controls(schema: JsonSchema, path = ''): [string, string][] {
  const control = controlOf(schema);
  const inner =
    control === 'list'
      ? controls(schema.items ?? {}, `${path}[]`)
      : control === 'variant'
        ? variantsOf(schema).flatMap((variant) => controls(variant, `${path}<${variant.properties?.kind?.const}>`))
        : control === 'group'
          ? Object.entries(schema.properties ?? {}).flatMap(([key, property]) => controls(property, `${path}.${key}`))
          : [];
  return [[path, control], ...inner];
}

const companySchemas = Object.entries(company).filter(([, value]) => value instanceof z.ZodType) as [string, z.ZodType][];

test.each([...Object.entries(wordsSchemas), ...companySchemas])('every field of %s can be edited', (_kind, schema) => {
  const found = controls(asJson(schema));
  const textsWithoutRoom = found.filter(([path, control]) => control === 'text' && path === '');
  expect(textsWithoutRoom).toEqual([]);
  expect(found.length).toBeGreaterThan(3);
});

test('controls follow from the schema', () => {
  const found = Object.fromEntries(controls(asJson(wordsSchemas.service)));
  expect(found).toMatchObject({
    '.title': 'text',
    '.hero.lede': 'long',
    '.sections': 'list',
    '.sections[]': 'variant',
    '.sections[]<cards>.cards[].path': 'page',
    '.sections[]<cards>.cards[].icon': 'icon',
    '.sections[]<intro>.enquiry.fields': 'choices',
  });
});

test('a new section of any kind has its required fields and no others', () => {
  const sections = asJson(wordsSchemas.service).properties?.sections?.items ?? {};
  for (const variant of variantsOf(sections)) {
    const value = emptyValue(variant);
    expect(variantOf(sections, value)).toBe(variant);
    expect(Object.keys(value as object).sort()).toEqual([...(variant.required ?? [])].sort());
  }
});

test('a field without a name of its own is called after its key', () => {
  expect(nameOf('contactOffice')).toBe('Contact office');
  expect(nameOf('lede', { label: 'Lead-in' })).toBe('Lead-in');
});

test('what search engines read stands after what people came to write', () => {
  const properties = { title: {}, description: { late: true }, lede: {}, keywords: { late: true }, blocks: {} };
  expect(fieldsIn({ properties }).map(([key]) => key)).toEqual(['title', 'lede', 'blocks', 'description', 'keywords']);
});
