import { entriesOf, Float, isList, isObject, type JsonValue } from '../json/value.ts';
import type { ShapeType } from '../shapes/shapes.ts';
import type { DescribedSchema } from './apiDescription.ts';

/** The schema of values in examples or in a recording: the union of their keys and types. */
export function schemaOfValues(values: readonly JsonValue[]): DescribedSchema {
  const objects = values.filter(isObject);
  const lists = values.filter(isList);
  let properties: ReadonlyMap<string, DescribedSchema> | undefined;
  let items: DescribedSchema | undefined;
  return {
    types: [...new Set(values.map(typeOf))],
    format: '',
    title: '',
    description: '',
    isDeprecated: false,
    enum: [],
    examples: values.filter((value) => !isObject(value) && !isList(value)),
    required: new Set(),
    isOpen: false,
    name: '',
    get properties() {
      properties ??= propertiesOf(objects);
      return properties;
    },
    get items() {
      if (lists.length > 0) items ??= schemaOfValues(lists.flat());
      return items;
    },
  };
}

function propertiesOf(objects: readonly JsonValue[]): ReadonlyMap<string, DescribedSchema> {
  const values = new Map<string, JsonValue[]>();
  for (const [key, value] of objects.filter(isObject).flatMap(entriesOf)) {
    const known = values.get(key);
    if (known === undefined) values.set(key, [value]);
    else known.push(value);
  }
  return new Map([...values].map(([key, seen]) => [key, schemaOfValues(seen)]));
}

function typeOf(value: JsonValue): ShapeType {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (value instanceof Float) return 'number';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as ShapeType;
  return 'object';
}
