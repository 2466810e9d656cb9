import type { ShapeSchema, ShapeType } from './shapes.ts';

/** The types that were seen, as a list; empty where nothing is known. */
export function typesOf(schema: ShapeSchema): ShapeType[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}
