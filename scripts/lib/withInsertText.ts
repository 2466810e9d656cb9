import type { JsonSchema } from './jsonSchema.ts';
import { type Definitions, resolvedParts } from './resolvedParts.ts';

/**
 * A key of the schema with what the editor writes for its value. The language service knows that by itself only for a
 * plain `type`; a value that may also be empty gets quotes or braces from here.
 */
export function withInsertText(schema: JsonSchema, definitions: Definitions): JsonSchema {
  const parts = resolvedParts(schema, definitions);
  if (parts.some((part) => part.default !== undefined || part.type !== undefined || part.defaultSnippets !== undefined))
    return schema;
  const first = parts.find((part) => part.anyOf !== undefined)?.anyOf?.[0];
  const type = typeof first === 'object' ? [first.type].flat()[0] : undefined;
  if (type === 'string') return { ...schema, defaultSnippets: [{ label: '""', description: 'Text', body: '$1' }] };
  const hasKeys = parts.some((part) => part.properties !== undefined || part.allOf !== undefined);
  return type === 'object' && !hasKeys ? { ...schema, properties: {} } : schema;
}
