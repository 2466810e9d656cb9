/** The known structure of an API's responses: keys and types without values (`docs/contracts.md#response-shapes`). */
export interface ShapesFile {
  version: 1;
  /** By job name (`docs/contracts.md#job-names`). */
  jobs: Record<string, JobShapes>;
}

export interface JobShapes {
  /** The number of responses from which the schema was made. */
  responses: number;
  schema: ShapeSchema;
}

/** The part of JSON Schema 2020-12 that shapes use. */
export interface ShapeSchema {
  type?: ShapeType | ShapeType[];
  /** Absent if no keys are known. */
  properties?: Record<string, ShapeSchema>;
  /** Keys that were always present in this object. */
  required?: string[];
  /** Absent if no element was ever seen. */
  items?: ShapeSchema;
  /** Whether there may be more keys than in `properties`: written by hand, or a run saw none of them. */
  additionalProperties?: true;
}

/** The types in the order in which several of one value are written. */
export const shapeTypes = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const;

export type ShapeType = (typeof shapeTypes)[number];

/** An object with more keys than this is treated as a dictionary: its keys are data, and a shape holds no data. */
export const maxKeys = 500;

/** The types of a schema as they are written; a number may be an integer too. */
export function writeTypes(seen: ReadonlySet<ShapeType>): Pick<ShapeSchema, 'type'> {
  const types = shapeTypes.filter((type) => seen.has(type) && !(type === 'integer' && seen.has('number')));
  const [only, ...more] = types;
  if (only === undefined) return {};
  return { type: more.length === 0 ? only : types };
}

/** The types that were seen, as a list; empty if none is known. */
export function typesOf(schema: ShapeSchema): ShapeType[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** The shape of one key, or undefined if no object had it. */
export function propertyOf(schema: ShapeSchema, key: string): ShapeSchema | undefined {
  return schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
}
