import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from './jsonSchema.ts';

/** A schema of the folder with inlined definitions from other files. */
export function standAlone(folder: string, file: string): JsonSchema {
  const schema = readSchema(folder, file);
  if (schema.definitions === undefined) return schema;
  const definitions = Object.entries(schema.definitions).map(([name, definition]) => {
    const ref = typeof definition === 'object' ? definition.$ref : undefined;
    const [, other, theirs] = /^([\w.]+)#\/definitions\/(\w+)$/.exec(ref ?? '') ?? [];
    if (other === undefined || theirs === undefined) return [name, definition];
    return [name, readSchema(folder, other).definitions?.[theirs]];
  });
  return { ...schema, definitions: Object.fromEntries(definitions) };
}

function readSchema(folder: string, file: string): JsonSchema {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
