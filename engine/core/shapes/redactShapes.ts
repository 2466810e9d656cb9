import type { JobShapes, ShapeSchema, ShapesFile } from './shapes.ts';

/** Redacts the keys of shapes, because some APIs use data as keys. Keys that become equal are merged. */
export function redactShapes({ version, jobs }: ShapesFile, redact: (text: string) => string): ShapesFile {
  const redacted = Object.entries(jobs).map(([name, { responses, schema }]): [string, JobShapes] => [
    name,
    { responses, schema: redactSchema(schema, redact) },
  ]);
  return { version, jobs: Object.fromEntries(redacted) };
}

function redactSchema(schema: ShapeSchema, redact: (text: string) => string): ShapeSchema {
  const { properties, required, items } = schema;
  const fields = Object.entries(properties ?? {}).map(([key, field]) => [redact(key), redactSchema(field, redact)]);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(required && { required: [...new Set(required.map(redact))] }),
    ...(items && { items: redactSchema(items, redact) }),
  };
}
