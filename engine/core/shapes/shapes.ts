/** What is known of an API's responses, keys and types without values (`contracts.md`, "Response shapes"). */
export interface ShapesFile {
  version: 1;
  /** By job name (`contracts.md`, "Job names"). */
  jobs: Record<string, JobShapes>;
}

export interface JobShapes {
  /** How many responses the schema was made from. */
  responses: number;
  schema: ShapeSchema;
}

/** The part of JSON Schema 2020-12 that a shape is written in. */
export interface ShapeSchema {
  type?: ShapeType | ShapeType[];
  /** Absent: nothing is known of the keys. */
  properties?: Record<string, ShapeSchema>;
  /** Keys that were there every time this object was seen. */
  required?: string[];
  /** Absent: no element was ever seen. */
  items?: ShapeSchema;
  /** More keys than those in `properties` are possible. Never written; read from files that a person made. */
  additionalProperties?: true;
}

/** In the order in which several types of one value are written. */
export const shapeTypes = ['object', 'array', 'string', 'integer', 'number', 'boolean', 'null'] as const;

export type ShapeType = (typeof shapeTypes)[number];

/** The types that were seen, as a list; empty where nothing is known. */
export function typesOf(schema: ShapeSchema): ShapeType[] {
  if (schema.type === undefined) return [];
  return Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** The shape of one key, or undefined where the object was never seen with it. */
export function propertyOf(schema: ShapeSchema, key: string): ShapeSchema | undefined {
  return schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
}
