import { enumValues } from './enumValues.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { type Definitions, resolvedParts } from './resolvedParts.ts';

/**
 * A key of the schema with the text that completion inserts for its value. The language service derives it only from a
 * plain `type` or a default; a value that may also be empty gets its quotes, braces or words here.
 */
export function withInsertText(schema: JsonSchema, source: JsonSchema, definitions: Definitions): JsonSchema {
  const parts = resolvedParts(schema, definitions);
  const knows = parts.some(
    (part) => part.default !== undefined || part.type !== undefined || part.defaultSnippets !== undefined,
  );
  if (knows || schema.doNotSuggest === true) return schema;
  const type = firstType(parts);
  if (type === 'object')
    return parts.some((part) => part.properties !== undefined) ? schema : { ...schema, properties: {} };
  const defaultSnippets = snippetsFor(type, source, definitions);
  return defaultSnippets.length === 0 ? schema : { ...schema, defaultSnippets };
}

/** The first of the types that a value may have. */
function firstType(parts: JsonSchema[]): string | undefined {
  const alternatives = parts.find((part) => part.anyOf !== undefined)?.anyOf;
  if (alternatives === undefined)
    return parts.some((part) => part.additionalProperties !== undefined) ? 'object' : undefined;
  const first = alternatives[0];
  return typeof first === 'object' ? [first.type].flat()[0] : undefined;
}

function snippetsFor(
  type: string | undefined,
  source: JsonSchema,
  definitions: Definitions,
): JsonSchema['defaultSnippets'] & object {
  const words = enumValues(source, definitions);
  if (words.length > 0)
    return words.map(({ value, meaning }) => ({ label: JSON.stringify(value), description: meaning, body: value }));
  if (type === 'string') return [{ label: '""', description: 'Text', body: '$1' }];
  if (type === 'boolean') return [true, false].map((value) => ({ label: String(value), description: '', body: value }));
  const example = source.examples?.[0];
  if (typeof example !== 'number' && typeof example !== 'string') return [];
  const body = typeof example === 'number' ? `^\${1:${example}}` : `\${1:${example}}`;
  return [{ label: JSON.stringify(example), description: 'An example', body }];
}
