import type { ShapeSchema } from '../../../engine/core/shapes/shapes.ts';
import { propertyOf } from '../../../engine/core/shapes/shapes.ts';

/** The shape of a record whose part at this path of `responseFilter` has become text (`jobs.md` section 5). */
export function filterShape(schema: ShapeSchema, path: string, delimiter: string): ShapeSchema {
  return filterPart(schema, path.split(delimiter));
}

function filterPart(schema: ShapeSchema, [part = '', ...below]: readonly string[]): ShapeSchema {
  const isList = part.endsWith('[]');
  const key = isList ? part.slice(0, -2) : part;
  const property = propertyOf(schema, key);
  if (property === undefined) return schema;
  const filtered = isList
    ? { ...property, ...(property.items && { items: filterValue(property.items, below) }) }
    : filterValue(property, below);
  return { ...schema, properties: { ...schema.properties, [key]: filtered } };
}

function filterValue(schema: ShapeSchema, below: readonly string[]): ShapeSchema {
  return below.length === 0 ? { type: 'string' } : filterPart(schema, below);
}
