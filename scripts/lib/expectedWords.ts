import { definitionName, type JsonSchema } from './jsonSchema.ts';
import type { Definitions } from './resolvedParts.ts';

const typeWords: Record<string, string> = {
  object: 'object',
  array: 'list',
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

/** The accepted values of a schema, worded for a table cell. */
export function expectedWords(schema: JsonSchema | boolean | undefined, definitions: Definitions): string {
  if (typeof schema !== 'object') return 'any';
  if (schema['x-expects'] !== undefined) return schema['x-expects'].replace(/^an? /, '');
  if (schema['x-type'] === 'Computed') return 'computed value';
  if (schema.enum !== undefined) return 'one of the values below';
  if (schema.type !== undefined)
    return [schema.type]
      .flat()
      .map((type) => typeWords[type])
      .join(' or ');
  if (schema.anyOf !== undefined) return expectedWords(schema.anyOf[0], definitions);
  if (schema.$ref !== undefined) return expectedWords(definitions[definitionName(schema.$ref) ?? ''], definitions);
  if (typeof schema.then === 'object' && typeof schema.else === 'object') {
    return `${expectedWords(schema.else, definitions)}, or ${expectedWords(schema.then, definitions)}`;
  }
  if (schema.properties === undefined && schema.allOf !== undefined) return expectedWords(schema.allOf[0], definitions);
  return schema.properties === undefined && schema.additionalProperties === undefined ? 'any' : 'object';
}
