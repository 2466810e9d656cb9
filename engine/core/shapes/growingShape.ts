import { entriesOf, Float, isList, isObject, type JsonValue } from '../json/value.ts';
import { kinds } from '../transcode/kinds.ts';
import type { LayoutField } from '../transcode/layout.ts';
import type { ScannedRecords } from '../transcode/scannedRecords.ts';
import { maxKeys, type ShapeSchema, type ShapeType, writeTypes } from './shapes.ts';

interface Property {
  shape: GrowingShape;
  /** The number of objects that had the key. */
  seen: number;
}

/** The shape of all values added to it. Growing is cheap; it becomes a schema once, at the end. */
export class GrowingShape {
  readonly #types = new Set<ShapeType>();
  #objects = 0;
  /** Undefined once the object is treated as a dictionary. */
  #properties: Map<string, Property> | undefined = new Map();
  #items: GrowingShape | undefined;

  /** Widens the shape to fit a value. The list that stands for scanned records has the shape of them all. */
  add(value: JsonValue, scanned?: ScannedRecords): void {
    this.#types.add(typeOf(value));
    if (isObject(value)) this.#addObject(entriesOf(value), 1, (shape, inner) => shape.add(inner, scanned));
    else if (isList(value) && value === scanned?.standIn) this.#addScanned(scanned);
    else if (isList(value)) for (const item of value) this.#addItem(item, scanned);
  }

  /** The shape so far. An object that was always empty has no `properties`, an empty list no `items`. */
  toSchema(): ShapeSchema {
    return {
      ...writeTypes(this.#types),
      ...this.#writeProperties(),
      ...(this.#items && { items: this.#items.toSchema() }),
    };
  }

  /** Adds this many objects with these fields. */
  #addObject<T>(fields: Iterable<[string, T]>, count: number, add: (shape: GrowingShape, value: T) => void): void {
    this.#objects += count;
    for (const [key, value] of fields) {
      const shape = this.#propertyAt(key, count);
      if (shape !== undefined) add(shape, value);
    }
    if (this.#properties && this.#properties.size > maxKeys) this.#properties = undefined;
  }

  #propertyAt(key: string, count: number): GrowingShape | undefined {
    if (!this.#properties) return undefined;
    const property = this.#properties.get(key) ?? { shape: new GrowingShape(), seen: 0 };
    this.#properties.set(key, property);
    property.seen += count;
    return property.shape;
  }

  #addItem(item: JsonValue, scanned: ScannedRecords | undefined): void {
    this.#items ??= new GrowingShape();
    this.#items.add(item, scanned);
  }

  #addScanned(records: ScannedRecords): void {
    this.#items ??= new GrowingShape();
    for (const [layout, count] of records.counts)
      this.#items.#addField(layout.fields, records.kinds.get(layout) ?? new Uint8Array(), count);
  }

  /** Adds a field of records with one layout. Lists have no elements. */
  #addField(field: LayoutField, found: Uint8Array, count: number): void {
    if (field instanceof Map) {
      this.#types.add('object');
      this.#addObject(field, count, (shape, inner: LayoutField) => shape.#addField(inner, found, count));
    } else if (typeof field === 'number') for (const type of scannedTypes(found[field] ?? 0)) this.#types.add(type);
    else for (const type of listTypes(found[field.slot] ?? 0)) this.#types.add(type);
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

const typesOfKinds: readonly [kind: number, type: ShapeType][] = [
  [kinds.null, 'null'],
  [kinds.false | kinds.true, 'boolean'],
  [kinds.integer, 'integer'],
  [kinds.float, 'number'],
  [kinds.emptyText | kinds.text, 'string'],
];

function scannedTypes(found: number): ShapeType[] {
  return typesOfKinds.flatMap(([kind, type]) => ((found & kind) === 0 ? [] : [type]));
}

function listTypes(found: number): ShapeType[] {
  return scannedTypes(found).map((type) => (type === 'null' ? type : 'array'));
}

/** The shape of one value. */
export function inferShape(value: JsonValue): ShapeSchema {
  const shape = new GrowingShape();
  shape.add(value);
  return shape.toSchema();
}
