import { getField, isList, isObject, type JsonObject, type JsonValue, keysOf } from '../../json/value.ts';
import type { DescribedSchema } from '../apiDescription.ts';
import { lazySchema } from '../lazySchema.ts';
import { schemaOfValues } from '../schemaOfValues.ts';

/** A schema joined with the keys and values of examples. Where both describe a key, the schema counts. */
export function withExamples(schema: DescribedSchema, examples: readonly JsonValue[] = []): DescribedSchema {
  const known = examples.length === 0 ? withOwn.get(schema) : undefined;
  if (known !== undefined) return known;
  const joined = joinExamples(schema, examples);
  if (examples.length === 0) withOwn.set(schema, joined);
  return joined;
}

/** Schemas with only their own examples: one that contains itself has the same below it. */
const withOwn = new WeakMap<DescribedSchema, DescribedSchema>();

function joinExamples(schema: DescribedSchema, examples: readonly JsonValue[]): DescribedSchema {
  const shown = [...examples, ...schema.examples];
  const objects = mayBe(schema, 'object') ? shown.filter((value) => isObject(value) && fits(value, schema)) : [];
  const lists = mayBe(schema, 'array') ? shown.filter(isList) : [];
  const { properties: _, items: __, ...head } = schema;
  const types = schema.types.length > 0 ? schema.types : schemaOfValues([...objects, ...lists]).types;
  return lazySchema(
    { ...head, types, examples: shown.filter((value) => !isObject(value) && !isList(value)) },
    {
      properties: () => joinKeys(schema, objects),
      items: () => (schema.items === undefined ? itemsOf(lists) : withExamples(schema.items, lists.flat())),
    },
  );
}

function mayBe({ types }: DescribedSchema, type: 'object' | 'array'): boolean {
  return types.length === 0 || types.includes(type);
}

/** Whether an example fits; some show something else, such as one record for a page of them. */
function fits(example: JsonObject, { properties }: DescribedSchema): boolean {
  return properties.size === 0 || keysOf(example).some((key) => properties.has(key));
}

/** Joins keys; those that only an example has come last. The keys of an open object are values, not names. */
function joinKeys(schema: DescribedSchema, objects: readonly JsonValue[]): ReadonlyMap<string, DescribedSchema> {
  const described = [...schema.properties].map(([key, own]): [string, DescribedSchema] => [
    key,
    withExamples(own, valuesAt(objects, key)),
  ]);
  const isKeyed = schema.isOpen && schema.properties.size === 0;
  const shown = isKeyed ? [] : [...schemaOfValues(objects).properties];
  return new Map([...described, ...shown.filter(([key]) => !schema.properties.has(key))]);
}

function valuesAt(objects: readonly JsonValue[], key: string): JsonValue[] {
  return objects.filter(isObject).flatMap((object) => {
    const value = getField(object, key);
    return value === undefined ? [] : [value];
  });
}

function itemsOf(lists: readonly JsonValue[]): DescribedSchema | undefined {
  return lists.length === 0 ? undefined : schemaOfValues(lists).items;
}
