import { definitionName, type JsonSchema } from './jsonSchema.ts';
import type { Definitions } from './resolvedParts.ts';

/** The values that a key can have, with their meanings; empty if it is not an enumeration. */
export function enumValues(
  schema: JsonSchema | boolean | undefined,
  definitions: Definitions,
): { value: unknown; meaning: string }[] {
  if (typeof schema !== 'object') return [];
  if (schema.markdownEnumDescriptions !== undefined) {
    return (schema.enum ?? []).map((value, index) => ({
      value,
      meaning: schema.markdownEnumDescriptions?.[index] ?? '',
    }));
  }
  const next = [
    ...(schema.anyOf ?? []),
    ...(schema.$ref === undefined ? [] : [definitions[definitionName(schema.$ref) ?? '']]),
  ];
  return next.flatMap((each) => enumValues(each, definitions));
}
