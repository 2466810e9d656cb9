import type { JsonSchema } from './jsonSchema.ts';

/**
 * A schema with a message for wrong values. The language service takes the message from the schema that rejects the
 * value, so the alternatives of `anyOf` have it too; an enumeration has a better message already.
 */
export function withMessages(schema: JsonSchema): JsonSchema {
  const expects = schema['x-expects'];
  if (expects === undefined) return schema;
  const errorMessage = schema.errorMessage ?? `Expected ${expects}.`;
  const anyOf = schema.anyOf?.map((each) =>
    typeof each === 'boolean' || each.enum !== undefined || each.$ref !== undefined ? each : { ...each, errorMessage },
  );
  return { ...schema, errorMessage, ...(anyOf === undefined ? {} : { anyOf }) };
}
