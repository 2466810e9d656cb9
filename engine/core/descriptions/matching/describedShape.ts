import { jsonText } from '../../json/jsonText.ts';
import type { JsonValue } from '../../json/value.ts';
import { inferShape } from '../../shapes/growingShape.ts';
import { mergeShapes } from '../../shapes/mergeShapes.ts';
import { type ShapeSchema, writeTypes } from '../../shapes/shapes.ts';
import type { DescribedResponse, DescribedSchema } from '../apiDescription.ts';
import { shortText } from './shortText.ts';

/** A shape that was described instead of seen, with notes on its values. */
export interface DescribedShape extends ShapeSchema {
  about?: ValueNotes;
  properties?: Record<string, DescribedShape>;
  items?: DescribedShape;
}

/** The notes of a document on a value; missing ones are absent. */
export interface ValueNotes {
  description?: string;
  format?: string;
  /** The only allowed values, as JSON. */
  enum?: string[];
  /** As JSON. */
  default?: string;
  example?: string;
  isDeprecated?: true;
}

/** The limit for the described values of a response. Values cut from it are open, so nothing in them is missing. */
const maxValues = 1000;

/** The limit for the values of an enumeration. */
const maxChoices = 50;

/** The shape of a described response; undefined where the document has neither a schema nor an example. */
export function responseShape({ schema, examples }: DescribedResponse): DescribedShape | undefined {
  if (schema !== undefined && (schema.types.length > 0 || schema.properties.size > 0)) return describedShape(schema);
  const shapes = examples.map(inferShape);
  return shapes.length === 0 ? undefined : shapes.reduce(mergeShapes);
}

interface Unread {
  schema: DescribedSchema;
  shape: DescribedShape;
  around: readonly string[];
}

/** The shape that a schema allows, level by level: those near the root are complete before deep ones are read. */
export function describedShape(root: DescribedSchema, most = maxValues): DescribedShape {
  const whole: DescribedShape = {};
  const unread: Unread[] = [{ schema: root, shape: whole, around: [] }];
  for (const { schema, shape, around } of unread) {
    Object.assign(shape, valuePart(schema));
    if (around.includes(schema.name) || unread.length + schema.properties.size >= most) continue;
    const inner = schema.name === '' ? around : [...around, schema.name];
    const parts = [...schema.properties].map(([key, property]): [string, DescribedShape] => {
      const part: DescribedShape = {};
      unread.push({ schema: property, shape: part, around: inner });
      return [key, part];
    });
    if (parts.length > 0) Object.assign(shape, objectPart(schema, parts));
    if (schema.items === undefined) continue;
    shape.items = {};
    unread.push({ schema: schema.items, shape: shape.items, around: inner });
  }
  return whole;
}

function valuePart(schema: DescribedSchema): DescribedShape {
  const about = valueNotes(schema);
  const types = schema.types.length === 0 && schema.properties.size > 0 ? (['object'] as const) : schema.types;
  return { ...writeTypes(new Set(types)), ...(Object.keys(about).length > 0 && { about }) };
}

function objectPart({ required, isOpen }: DescribedSchema, properties: [string, DescribedShape][]): DescribedShape {
  const always = properties.flatMap(([key]) => (required.has(key) ? [key] : []));
  return {
    properties: Object.fromEntries(properties),
    ...(always.length > 0 && { required: always }),
    ...(isOpen && { additionalProperties: true }),
  };
}

export function valueNotes(schema: DescribedSchema): ValueNotes {
  const { format, isDeprecated } = schema;
  const text = shortText(schema.description || schema.title);
  const [example] = schema.examples.map(written);
  const standard = schema.default === undefined ? undefined : written(schema.default);
  return {
    ...(text !== '' && { description: text }),
    ...(format !== '' && { format }),
    ...(schema.enum.length > 0 && { enum: schema.enum.slice(0, maxChoices).map(written) }),
    ...(standard !== undefined && isShort(standard) && { default: standard }),
    ...(example !== undefined && isShort(example) && { example }),
    ...(isDeprecated && { isDeprecated: true }),
  };
}

/** Whether a value is short enough to be shown, which is never cut. */
function isShort(text: string): boolean {
  return text.length <= 100;
}

/** A value as a person writes it in JSON. */
function written(value: JsonValue): string {
  return typeof value === 'string' ? JSON.stringify(value) : (jsonText(value) ?? '');
}
