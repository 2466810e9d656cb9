import type { JsonValue } from '../json/value.ts';
import { GrowingShape } from './growingShape.ts';
import type { ShapeSchema } from './shapes.ts';

/** The shape of one value. */
export function inferShape(value: JsonValue): ShapeSchema {
  const shape = new GrowingShape();
  shape.add(value);
  return shape.toSchema();
}
