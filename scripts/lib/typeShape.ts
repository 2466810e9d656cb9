import { definitionName, type JsonSchema } from './jsonSchema.ts';
import { mapSubschemas } from './mapSubschemas.ts';

/** Types that the schema can only express with conditions. */
const handWritten: Record<string, string> = {
  Empty: "null | false | 0 | '' | '0' | readonly never[] | Record<string, never>",
  Null: 'null',
  Computed: 'string | number | boolean | null | readonly unknown[] | { readonly [key: string]: unknown }',
};

/** A schema reduced to what a type can express: alternatives, keys, elements, and its description as a comment. */
export function typeShape(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  const shape = shapeOf(schema, definitions);
  const description = schema.markdownDescription;
  return description === undefined || shape.$ref !== undefined ? shape : { ...shape, description };
}

function shapeOf(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema {
  const known = schema['x-type'] === undefined ? undefined : handWritten[schema['x-type']];
  if (known !== undefined) return { tsType: known };
  if (schema.anyOf?.includes(true)) return { tsType: 'unknown' };
  const whole = mapSubschemas(schema, (subschema) => typeShape(subschema, definitions));
  if (isEitherObject(schema)) return { anyOf: [whole.then ?? true, whole.else ?? {}] };
  if (hasParts(schema)) return withParts(whole, alternatives(schema, definitions));
  if (schema.allOf?.length === 1) return { allOf: whole.allOf };
  const { $ref, type, enum: values, anyOf } = whole;
  if ($ref !== undefined) return { $ref };
  if (anyOf !== undefined) return { anyOf };
  if (values !== undefined) return { enum: values };
  return type === undefined ? { tsType: 'unknown' } : { type };
}

/** Whether the schema is `if` an object `then` this, `else` that. */
function isEitherObject(schema: JsonSchema): boolean {
  return typeof schema.if === 'object' && schema.if.type === 'object' && schema.else !== undefined && !hasParts(schema);
}

function hasParts(schema: JsonSchema): boolean {
  return schema.properties !== undefined || schema.items !== undefined || schema.additionalProperties !== undefined;
}

/** What the value may be besides an object or a list with these parts. */
function alternatives(schema: JsonSchema, definitions: Record<string, JsonSchema>): JsonSchema[] {
  const shared = definitions[definitionName(schema.$ref ?? '') ?? ''];
  const own: JsonSchema = { type: schema.type };
  return (schema.anyOf ?? shared?.anyOf ?? [own]).flatMap((each): JsonSchema[] => {
    if (typeof each === 'boolean') return [];
    return each.$ref === undefined ? [each.type ?? []].flat().map((type) => ({ type })) : [{ $ref: each.$ref }];
  });
}

function withParts(whole: JsonSchema, others: JsonSchema[]): JsonSchema {
  const { properties, required, items } = whole;
  const additionalProperties = whole.additionalProperties ?? whole['x-closed'] !== true;
  const object = { type: 'object', properties: properties ?? {}, required: required ?? [], additionalProperties };
  const list = { type: 'array', items: items ?? { tsType: 'unknown' } };
  const shapes = others.map((each) => (each.type === 'object' ? object : each.type === 'array' ? list : each));
  if (shapes.includes(object) || shapes.includes(list))
    return shapes.length === 1 ? (shapes[0] ?? {}) : { anyOf: shapes };
  const own = items === undefined ? object : list;
  return shapes.length === 0 ? own : { anyOf: [own, ...shapes] };
}
