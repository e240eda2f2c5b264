import type { Endpoint } from '@trio/contracts/endpoint';
import fc from 'fast-check';
import * as z from 'zod';
import type { KnownValues } from './known-values.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** Without it, a nested choice prefers its first alternative. */
export const flat = { depthSize: 'max' } as const;

/** Texts that have broken parsers, queries or pages elsewhere. */
const nastyTexts = [
  '',
  ' ',
  'a\u0000b',
  '\uD800',
  '\u202Eevil',
  "'; DROP TABLE students; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '../../etc/passwd',
  'lea@sсhool.test',
  'léa@école.test',
  '9999-12-31',
  '0000-01-01',
  '2026-02-30',
  'x'.repeat(100_000),
] as const;

const nasty = fc.oneof(
  flat,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...nastyTexts),
  fc.double(),
  fc.constantFrom(-1, 0, 1, 2 ** 31, 2 ** 53, 1e308),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.string(), { maxKeys: 3 }),
);

const unknownId = '01900000-0000-7000-8000-0000000fff01';

export const idOf = ({ ids }: KnownValues): fc.Arbitrary<string> =>
  fc.oneof(flat, ...ids.map((kind) => fc.constantFrom(...kind)), fc.constant(unknownId));

export const textOf = ({ texts }: KnownValues): fc.Arbitrary<string> =>
  fc.oneof(
    flat,
    { weight: 3, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constantFrom(...nastyTexts) },
  );

/** A value that fits the schema, as far as a JSON schema can say it. */
function fitting(schema: Schema | boolean | undefined, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema === undefined || typeof schema === 'boolean') return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(flat, ...choices.map((choice) => fitting(choice, known)));
  switch (schema.type) {
    case 'object':
      return fittingObject(schema, known);
    case 'array':
      return fc.array(fitting(schema.items as Schema, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'string':
      return fittingText(schema, known);
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(schema.minimum ?? -5),
        max: Math.floor(Math.min(schema.maximum ?? 100, Number.MAX_SAFE_INTEGER)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue();
  }
}

function fittingObject(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, fitting(field, known)] as const,
  );
  if (fields.length > 0 || typeof schema.additionalProperties !== 'object') {
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  const keys = fitting(schema.propertyNames, known).map(String);
  return fc.dictionary(keys, fitting(schema.additionalProperties, known), { maxKeys: 3 });
}

function fittingText(schema: Schema, known: KnownValues): fc.Arbitrary<string> {
  if (schema.format === 'date') return fc.constantFrom('2026-09-01', '2026-10-15', '2027-01-31');
  if (schema.format === 'date-time') return fc.constantFrom('2026-10-01T09:00:00.000Z');
  const pattern = schema.pattern === undefined ? /(?:)/u : new RegExp(schema.pattern, 'u');
  const { minLength = 0, maxLength = Infinity } = schema;
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && pattern.test(text);
  if (schema.format === 'uuid') return idOf(known);
  const matching = known.texts.filter(fits);
  return matching.length > 0 ? fc.constantFrom(...matching) : textOf(known);
}

export const oddNames = ['type', 'constructor', '__proto__'] as const;

const jsonSchemaOf = (schema: NonNullable<Endpoint['body']>): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Replaces or removes one field, or the whole value. */
export type Break = (value: unknown) => unknown;

/** `names`: fields that the value may lack. */
export const breakOf = (names: readonly string[]): fc.Arbitrary<Break> =>
  fc
    .tuple(fc.nat(), nasty, fc.constantFrom('replace', 'replace', 'remove', 'whole'))
    .map(([at, other, act]) => (value) => {
      if (act === 'whole' || typeof value !== 'object' || value === null) return other;
      const fields = [...Object.keys(value), ...names];
      const name = fields[at % fields.length] ?? '';
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      return act === 'remove' ? rest : { ...rest, [name]: other };
    });

export function bodyOf(schema: Endpoint['body'], known: KnownValues): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const described = jsonSchemaOf(schema);
  const value = fitting(described, known);
  return fc.oneof(
    flat,
    { weight: 5, arbitrary: value },
    { weight: 4, arbitrary: breakOf(oddNames).chain((change) => value.map(change)) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

export function fieldNamesOf(schema: Endpoint['body']): readonly string[] {
  if (!schema) return [];
  const described = jsonSchemaOf(schema);
  const shapes = [described, ...(described.anyOf ?? []), ...(described.oneOf ?? [])];
  return shapes.flatMap((shape) =>
    typeof shape === 'object' ? Object.keys(shape.properties ?? {}) : [],
  );
}
