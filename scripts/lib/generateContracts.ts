import { compile } from 'json-schema-to-typescript';
import { definitionName, type JsonSchema } from './jsonSchema.ts';
import { mapSubschemas } from './mapSubschemas.ts';
import { standAlone } from './standAlone.ts';

/** TypeScript types of what a run tells others: its events and its report. */
export function generateContracts(schemas: string): Promise<string> {
  const { definitions: ofEvents, ...event } = standAlone(schemas, 'event.schema.json');
  const { definitions: ofReport, ...report } = standAlone(schemas, 'report.schema.json');
  const definitions = { ...ofReport, RunEvent: event, ...ofEvents };
  // The generator declares draft-04, in which a schema has other keywords; a copy as plain JSON fits both.
  const whole = JSON.parse(JSON.stringify(typed({ ...report, definitions })));
  return compile(whole, 'RunReport', {
    bannerComment: '// Made from schemas/ by scripts/generate.ts.',
    additionalProperties: false,
    unreachableDefinitions: true,
    unknownAny: true,
    format: false,
  });
}

/** The schema with its texts as comments. A definition that has one is called by its name, for it would be copied. */
function typed(schema: JsonSchema): JsonSchema {
  const { $id: _, title: __, markdownDescription: description, ...rest } = mapSubschemas(schema, typed);
  if (description === undefined) return rest;
  const { $ref, ...own } = rest;
  return $ref === undefined ? { ...own, description } : { tsType: definitionName($ref), description };
}
