import { definitionName, type JsonSchema } from './jsonSchema.ts';
import type { Definitions } from './resolvedParts.ts';

/** The values of an enumeration, with their meanings; empty for other keys. */
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
