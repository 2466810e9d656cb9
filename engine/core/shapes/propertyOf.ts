import type { ShapeSchema } from './shapes.ts';

/** The shape of one key, or undefined where the object was never seen with it. */
export function propertyOf(schema: ShapeSchema, key: string): ShapeSchema | undefined {
  return schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
}
