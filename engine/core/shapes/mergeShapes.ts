import { type JobShapes, maxKeys, type ShapeSchema, type ShapesFile, typesOf, writeTypes } from './shapes.ts';

/** The shapes of two files. A job in both has the shape of all its responses. */
export function mergeShapesFiles(one: ShapesFile | undefined, other: ShapesFile | undefined): ShapesFile | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const jobs = new Map(Object.entries(one.jobs));
  for (const [name, job] of Object.entries(other.jobs)) jobs.set(name, mergeJobs(jobs.get(name), job));
  return { version: 1, jobs: Object.fromEntries(jobs) };
}

/** Merges the shapes of a job. Both may come from the same responses, so their numbers are not added. */
function mergeJobs(one: JobShapes | undefined, other: JobShapes): JobShapes {
  if (one === undefined) return other;
  const responses = Math.max(one.responses, other.responses);
  return { responses, schema: mergeShapes(one.schema, other.schema) };
}

/** The shape of values that have either shape. */
export function mergeShapes(one: ShapeSchema, other: ShapeSchema): ShapeSchema {
  const objects = [one, other].filter((schema) => typesOf(schema).includes('object'));
  const items = merged(one.items, other.items);
  return {
    ...writeTypes(new Set([...typesOf(one), ...typesOf(other)])),
    ...mergeObjects(objects),
    ...(items && { items }),
  };
}

function mergeObjects(objects: readonly ShapeSchema[]): ShapeSchema {
  const isOpen = objects.some((schema) => schema.properties === undefined || schema.additionalProperties);
  const properties = mergeProperties(objects);
  if (properties === undefined || Object.keys(properties).length > maxKeys) return {};
  const required = objects
    .map((schema) => schema.required ?? [])
    .reduce((all, keys) => all.filter((key) => keys.includes(key)), objects[0]?.required ?? []);
  return {
    properties,
    ...(required.length > 0 && { required }),
    ...(isOpen && { additionalProperties: true as const }),
  };
}

function mergeProperties(objects: readonly ShapeSchema[]): Record<string, ShapeSchema> | undefined {
  const entries = objects.flatMap(({ properties = {} }) => Object.entries(properties));
  if (entries.length === 0) return undefined;
  const shapes = new Map<string, ShapeSchema>();
  for (const [key, shape] of entries) shapes.set(key, merged(shapes.get(key), shape) ?? shape);
  return Object.fromEntries(shapes);
}

function merged(one: ShapeSchema | undefined, other: ShapeSchema | undefined): ShapeSchema | undefined {
  return one && other ? mergeShapes(one, other) : (one ?? other);
}
