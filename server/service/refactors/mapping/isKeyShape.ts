import type { ShapeSchema } from '../../../../engine/core/shapes/shapes.ts';
import { propertyOf, typesOf } from '../../../../engine/core/shapes/shapes.ts';

/** Whether every record had a text or a whole number called `id`, and was a record at all. */
export function isKeyShape(record: ShapeSchema): boolean {
  const id = propertyOf(record, 'id');
  if (id === undefined || !record.required?.includes('id')) return false;
  const types = typesOf(id);
  const isRecord = typesOf(record).every((type) => type === 'object');
  return isRecord && types.length > 0 && types.every((type) => type === 'string' || type === 'integer');
}
