import { findShape } from '@pagewright/core/shapes/findShape';
import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import { findFilteredShape } from './findFilteredShape.ts';

/** The shape at a path, in the syntax of its place; 'no' and 'unknown' as in `findShape`. */
export function shapeAt(
  schema: ShapeSchema,
  text: string,
  { kind, delimiter }: Pick<ResponsePath, 'kind' | 'delimiter'>,
): ShapeSchema | 'no' | 'unknown' {
  if (kind === 'responseFilter') return findFilteredShape(schema, text, delimiter ?? '.');
  return findShape(schema, text, delimiter);
}
