import { findShape } from './findShape.ts';
import type { ShapeSchema } from './shapes.ts';

/** Whether a response was seen to hold this path (see `findShape` for what 'unknown' means). */
export function hasPath(schema: ShapeSchema, path: string): 'yes' | 'no' | 'unknown' {
  const found = findShape(schema, path);
  return typeof found === 'string' ? found : 'yes';
}
