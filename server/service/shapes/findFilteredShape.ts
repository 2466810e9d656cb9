import { findShape } from '@pagewright/core/shapes/findShape';
import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import { typesOf } from '@pagewright/core/shapes/shapes';

/**
 * Finds a shape like `findShape`, for a path of `responseFilter`: a step that ends with `[]` goes into each element
 * (`docs/format/jobs.md#5-responsefilter`).
 */
export function findFilteredShape(
  schema: ShapeSchema,
  path: string,
  delimiter: string,
): ShapeSchema | 'no' | 'unknown' {
  let here = schema;
  for (const part of path.split(delimiter)) {
    const isList = part.endsWith('[]');
    const found = findShape(here, isList ? part.slice(0, -2) : part, null);
    if (typeof found === 'string') return found;
    const next = isList ? found.items : found;
    if (next === undefined) return isNever(found, 'array') ? 'no' : 'unknown';
    here = next;
  }
  return here;
}

function isNever(schema: ShapeSchema, type: 'array'): boolean {
  const types = typesOf(schema).filter((each) => each !== 'null');
  return types.length > 0 && !types.includes(type);
}
