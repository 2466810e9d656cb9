import { mergeShapes } from '@pagewright/core/shapes/mergeShapes';
import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import { typesOf } from '@pagewright/core/shapes/shapes';

/**
 * The shape of the records in a value: the elements of a list, or the value itself if it is not a list. Undefined if
 * that is not known: only empty lists were seen, or nothing at all.
 */
export function elementShape(schema: ShapeSchema): ShapeSchema | undefined {
  const types = typesOf(schema);
  const single = types.filter((type) => type !== 'array' && type !== 'null');
  if (!types.includes('array')) return single.length > 0 ? schema : undefined;
  if (single.length === 0 || schema.items === undefined) return single.length === 0 ? schema.items : undefined;
  const { items, ...itself } = schema;
  return mergeShapes({ ...itself, type: single }, items);
}
