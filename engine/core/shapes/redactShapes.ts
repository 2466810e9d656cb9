import type { JobShapes, ShapeSchema, ShapesFile } from './shapes.ts';

/** The shapes without what may not be shown: some APIs have data for keys. Keys that become alike are one. */
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
