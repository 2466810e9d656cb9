import { definitionName, type JsonSchema } from './jsonSchema.ts';

export type Definitions = NonNullable<JsonSchema['definitions']>;

/** A schema followed by the chain of definitions that it references. */
export function resolvedParts(schema: JsonSchema, definitions: Definitions): JsonSchema[] {
  const next = definitions[definitionName(schema.$ref ?? '') ?? ''];
  return typeof next === 'object' ? [schema, ...resolvedParts(next, definitions)] : [schema];
}
