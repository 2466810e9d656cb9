import { type ShapeSchema, shapeTypes, typesOf } from '../../../engine/core/shapes/shapes.ts';

/** The shape of values that have one shape or the other. */
export function mergeShapes(one: ShapeSchema, other: ShapeSchema): ShapeSchema {
  const types = shapeTypes.filter((type) => [...typesOf(one), ...typesOf(other)].includes(type));
  const objects = [one, other].filter((schema) => typesOf(schema).includes('object'));
  const isOpen = objects.some((schema) => schema.properties === undefined || schema.additionalProperties);
  const required = objects
    .map((schema) => schema.required ?? [])
    .reduce((all, keys) => all.filter((key) => keys.includes(key)), objects[0]?.required ?? []);
  const items = merged(one.items, other.items);
  const properties = mergeProperties(objects);
  return {
    ...(types.length > 0 && { type: types }),
    ...(properties && { properties }),
    ...(required.length > 0 && { required }),
    ...(items && { items }),
    ...(isOpen && properties && { additionalProperties: true as const }),
  };
}

function mergeProperties(objects: readonly ShapeSchema[]): Record<string, ShapeSchema> | undefined {
  const entries = objects.flatMap(({ properties = {} }) => Object.entries(properties));
  if (entries.length === 0) return undefined;
  const shapes = new Map<string, ShapeSchema>();
  for (const [key, shape] of entries) shapes.set(key, merged(shapes.get(key), shape) ?? shape);
  return Object.fromEntries(shapes);
}

function merged(one: ShapeSchema | undefined, other: ShapeSchema | undefined): ShapeSchema | undefined {
  return one && other ? mergeShapes(one, other) : (one ?? other);
}
