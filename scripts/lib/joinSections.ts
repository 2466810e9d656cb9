import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './jsonSchema.ts';
import { mapSubschemas } from './mapSubschemas.ts';

/**
 * The extractor schema with the definitions of all its sections, every reference made local. Throws if two sections use
 * one name, or if a reference does not exist.
 */
export function joinSections(folder: string): JsonSchema {
  const definitions: Record<string, JsonSchema | boolean> = {};
  const sections = join(folder, 'sections');
  for (const file of readdirSync(sections).sort()) {
    for (const [name, definition] of Object.entries(readSchema(join(sections, file)).definitions ?? {})) {
      if (Object.hasOwn(definitions, name)) throw new Error(`Two sections define ${name}; the second is ${file}.`);
      definitions[name] = definition;
    }
  }
  return withLocalReferences({ ...readSchema(join(folder, 'extractor.schema.json')), definitions }, definitions);
}

function readSchema(file: string): JsonSchema {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function withLocalReferences(schema: JsonSchema, known: Record<string, unknown>): JsonSchema {
  const copy = mapSubschemas(schema, (subschema) => withLocalReferences(subschema, known));
  if (copy.$ref === undefined) return copy;
  const name = /^[\w./]*#\/definitions\/(\w+)$/.exec(copy.$ref)?.[1];
  if (name === undefined || !Object.hasOwn(known, name)) throw new Error(`The reference ${copy.$ref} does not exist.`);
  return { ...copy, $ref: `#/definitions/${name}` };
}
