import { parsePlain } from '../json/parsePlain.ts';
import { type JobShapes, type ShapeSchema, type ShapesFile, type ShapeType, shapeTypes } from './shapes.ts';

/** Reads a shapes file without its invalid parts; undefined if it is broken or of another version. */
export function readShapes(text: string): ShapesFile | undefined {
  const file = parse(text);
  if (!isRecord(file) || file.version !== 1 || !isRecord(file.jobs)) return undefined;
  return { version: 1, jobs: readEach(file.jobs, readJob) };
}

function parse(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}

function readJob(job: unknown): JobShapes | undefined {
  if (!isRecord(job) || !isRecord(job.schema)) return undefined;
  const { responses } = job;
  return { responses: typeof responses === 'number' && responses > 0 ? responses : 1, schema: readSchema(job.schema) };
}

/** Reads a schema. A file has one for each field of each response, so nothing is created for missing keywords. */
function readSchema(schema: Record<string, unknown>): ShapeSchema {
  const { properties, required, items } = schema;
  const read: ShapeSchema = {};
  const type = readType(schema.type);
  if (type) read.type = type;
  if (isRecord(properties)) read.properties = readEach(properties, readProperty);
  if (Array.isArray(required)) read.required = required.filter((key) => typeof key === 'string');
  if (isRecord(items)) read.items = readSchema(items);
  if (allowsMore(schema)) read.additionalProperties = true;
  return read;
}

/** Reads a property. A key with an invalid description is still a key. */
function readProperty(property: unknown): ShapeSchema {
  return isRecord(property) ? readSchema(property) : {};
}

function readType(type: unknown): ShapeType | ShapeType[] | undefined {
  if (Array.isArray(type)) return type.filter(isShapeType);
  return isShapeType(type) ? type : undefined;
}

const knownTypes: ReadonlySet<unknown> = new Set(shapeTypes);

function isShapeType(type: unknown): type is ShapeType {
  return knownTypes.has(type);
}

/** JSON Schema keywords that can add keys which are not read here. */
const openingKeywords = new Set([
  '$ref',
  '$dynamicRef',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'dependentSchemas',
  'patternProperties',
]);

function allowsMore(schema: Record<string, unknown>): boolean {
  const { additionalProperties } = schema;
  if (additionalProperties !== undefined && additionalProperties !== false) return true;
  return Object.keys(schema).some((keyword) => openingKeywords.has(keyword));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads each value in place: the record is part of a newly parsed file. */
function readEach<T>(record: Record<string, unknown>, read: (value: unknown) => T | undefined): Record<string, T> {
  for (const key of Object.keys(record)) {
    const value = read(record[key]);
    if (value === undefined) delete record[key];
    else record[key] = value;
  }
  return record as Record<string, T>;
}
