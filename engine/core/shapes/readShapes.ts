import { type JobShapes, type ShapeSchema, type ShapesFile, type ShapeType, shapeTypes } from './shapes.ts';

/**
 * Reads the text of a shapes file. Undefined if the text is broken or not a shapes file of this version. Invalid parts
 * inside are left out, so that a mistake made by hand affects the help for one key only.
 */
export function readShapes(text: string): ShapesFile | undefined {
  const file = parse(text);
  if (!isRecord(file) || file.version !== 1 || !isRecord(file.jobs)) return undefined;
  return { version: 1, jobs: mapRecord(file.jobs, readJob) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readJob(job: unknown): JobShapes | undefined {
  if (!isRecord(job) || !isRecord(job.schema)) return undefined;
  const { responses } = job;
  return { responses: typeof responses === 'number' && responses > 0 ? responses : 1, schema: readSchema(job.schema) };
}

function readSchema(schema: Record<string, unknown>): ShapeSchema {
  const type = readType(schema.type);
  return {
    ...(type && { type }),
    ...(isRecord(schema.properties) && { properties: mapRecord(schema.properties, readProperty) }),
    ...(Array.isArray(schema.required) && { required: schema.required.filter((key) => typeof key === 'string') }),
    ...(isRecord(schema.items) && { items: readSchema(schema.items) }),
    ...(allowsMore(schema) && { additionalProperties: true }),
  };
}

/** A key with an invalid description is still a key. */
function readProperty(property: unknown): ShapeSchema {
  return isRecord(property) ? readSchema(property) : {};
}

function readType(type: unknown): ShapeType | ShapeType[] | undefined {
  if (Array.isArray(type)) return type.filter(isShapeType);
  return isShapeType(type) ? type : undefined;
}

function isShapeType(type: unknown): type is ShapeType {
  return shapeTypes.some((known) => known === type);
}

/** JSON Schema keywords that can add keys which are not read here. */
const openingKeywords = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  'patternProperties',
];

function allowsMore(schema: Record<string, unknown>): boolean {
  const { additionalProperties } = schema;
  if (additionalProperties !== undefined && additionalProperties !== false) return true;
  return openingKeywords.some((keyword) => schema[keyword] !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapRecord<T>(record: Record<string, unknown>, read: (value: unknown) => T | undefined): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]): [string, T][] => {
      const result = read(value);
      return result === undefined ? [] : [[key, result]];
    }),
  );
}
