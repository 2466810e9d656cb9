import { entriesOf, Float, isList, isObject, type JsonObject, type JsonValue } from '../json/value.ts';
import { mostKeys, type ShapeSchema, type ShapeType, writeTypes } from './shapes.ts';

interface Property {
  shape: GrowingShape;
  /** The number of objects that had the key. */
  seen: number;
}

/** The shape of all values added to it. It is cheap to grow and becomes a schema once, at the end. */
export class GrowingShape {
  readonly #types = new Set<ShapeType>();
  #objects = 0;
  /** Undefined once the object is treated as a dictionary. */
  #properties: Map<string, Property> | undefined = new Map();
  #items: GrowingShape | undefined;

  /** Widens the shape until the value fits. */
  add(value: JsonValue): void {
    this.#types.add(typeOf(value));
    if (isObject(value)) this.#addObject(value);
    else if (isList(value)) for (const item of value) this.#addItem(item);
  }

  /** The shape so far. An object that was always empty has no `properties`, an empty list no `items`. */
  toSchema(): ShapeSchema {
    return {
      ...writeTypes(this.#types),
      ...this.#writeProperties(),
      ...(this.#items && { items: this.#items.toSchema() }),
    };
  }

  #addObject(object: JsonObject): void {
    this.#objects += 1;
    for (const [key, value] of entriesOf(object)) this.#addProperty(key, value);
    if (this.#properties && this.#properties.size > mostKeys) this.#properties = undefined;
  }

  #addProperty(key: string, value: JsonValue): void {
    if (!this.#properties) return;
    let property = this.#properties.get(key);
    if (!property) {
      property = { shape: new GrowingShape(), seen: 0 };
      this.#properties.set(key, property);
    }
    property.seen += 1;
    property.shape.add(value);
  }

  #addItem(item: JsonValue): void {
    this.#items ??= new GrowingShape();
    this.#items.add(item);
  }

  #writeProperties(): Pick<ShapeSchema, 'properties' | 'required'> {
    if (!this.#properties || this.#properties.size === 0) return {};
    const entries = [...this.#properties];
    const required = entries.filter(([, property]) => property.seen === this.#objects).map(([key]) => key);
    return {
      properties: Object.fromEntries(entries.map(([key, property]) => [key, property.shape.toSchema()])),
      ...(required.length > 0 && { required }),
    };
  }
}

function typeOf(value: JsonValue): ShapeType {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (value instanceof Float) return 'number';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

/** The shape of one value. */
export function inferShape(value: JsonValue): ShapeSchema {
  const shape = new GrowingShape();
  shape.add(value);
  return shape.toSchema();
}
