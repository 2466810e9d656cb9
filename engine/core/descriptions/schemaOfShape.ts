import type { JsonValue } from '../json/value.ts';
import { type ShapeSchema, typesOf } from '../shapes/shapes.ts';
import type { DescribedSchema } from './apiDescription.ts';

/** A shape that was seen, as a schema of a description. */
export function schemaOfShape(shape: ShapeSchema, examples: readonly JsonValue[] = []): DescribedSchema {
  const { properties = {}, required = [], items, additionalProperties = false } = shape;
  return {
    types: typesOf(shape),
    format: '',
    title: '',
    description: '',
    isDeprecated: false,
    enum: [],
    examples,
    properties: new Map(Object.entries(properties).map(([key, field]) => [key, schemaOfShape(field)])),
    required: new Set(required),
    isOpen: additionalProperties,
    items: items && schemaOfShape(items),
    name: '',
  };
}
