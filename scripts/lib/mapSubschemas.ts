import type { JsonSchema } from './jsonSchema.ts';

const single = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'] as const;
const named = ['properties', 'patternProperties', 'definitions'] as const;
const listed = ['allOf', 'anyOf', 'oneOf'] as const;

/** The keyword that holds a subschema, and its name below it if the keyword is a map. */
export interface SchemaPlace {
  keyword: (typeof single)[number] | (typeof named)[number] | (typeof listed)[number];
  name?: string;
  index?: number;
}

/** A copy of a schema with each direct subschema replaced by the result of the function. */
export function mapSubschemas(
  schema: JsonSchema,
  change: (subschema: JsonSchema, place: SchemaPlace) => JsonSchema,
): JsonSchema {
  const copy: JsonSchema = { ...schema };
  const mapOne = (subschema: JsonSchema | boolean, place: SchemaPlace) =>
    typeof subschema === 'boolean' ? subschema : change(subschema, place);
  for (const keyword of single) {
    const subschema = schema[keyword];
    if (subschema !== undefined) copy[keyword] = mapOne(subschema, { keyword });
  }
  for (const keyword of named) {
    const subschemas = schema[keyword];
    if (subschemas === undefined) continue;
    const entries = Object.entries(subschemas).map(([name, each], index) => [
      name,
      mapOne(each, { keyword, name, index }),
    ]);
    copy[keyword] = Object.fromEntries(entries);
  }
  for (const keyword of listed) {
    const subschemas = schema[keyword];
    if (subschemas !== undefined) copy[keyword] = subschemas.map((each, index) => mapOne(each, { keyword, index }));
  }
  return copy;
}
