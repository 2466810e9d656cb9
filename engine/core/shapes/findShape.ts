import { isIndex } from './isIndex.ts';
import type { ShapeSchema } from './shapes.ts';
import { propertyOf, typesOf } from './shapes.ts';

/**
 * The shape at a path (`docs/format/configuration.md#15-path-lookup`; without a delimiter the path is one key); `no` if
 * no response has it, `unknown` in a list that was always empty, in an object without known keys or in a value that was
 * always null. The elements of a list have one shape, whatever their index.
 */
export function findShape(
  schema: ShapeSchema,
  path: string,
  delimiter: string | null = '.',
): ShapeSchema | 'no' | 'unknown' {
  if (path === delimiter) return schema;
  let here = schema;
  for (const part of delimiter === null ? [path] : path.split(delimiter)) {
    const next = propertyOf(here, part) ?? elementOf(here, part);
    if (!next) return isPartial(here, part) ? 'unknown' : 'no';
    here = next;
  }
  return here;
}

function elementOf(schema: ShapeSchema, part: string): ShapeSchema | undefined {
  return isIndex(part) && typesOf(schema).includes('array') ? schema.items : undefined;
}

function isPartial(schema: ShapeSchema, part: string): boolean {
  const types = typesOf(schema);
  if (types.every((type) => type === 'null')) return true;
  if (types.includes('array') && isIndex(part)) return true;
  return types.includes('object') && (schema.properties === undefined || schema.additionalProperties === true);
}
