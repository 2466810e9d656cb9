import { compile } from 'json-schema-to-typescript';
import { definitionName, type JsonSchema } from './jsonSchema.ts';
import { mapSubschemas } from './mapSubschemas.ts';
import { standAlone } from './standAlone.ts';

/** TypeScript types of a run's events, its report, its plan and its shards, of the report of an import, of a link to a project, and of expectations. */
export function generateContracts(schemas: string): Promise<string> {
  const { definitions: ofEvents, ...event } = standAlone(schemas, 'event.schema.json');
  const { definitions: ofReport, ...report } = standAlone(schemas, 'report.schema.json');
  const { definitions: ofPlan, ...plan } = standAlone(schemas, 'plan.schema.json');
  const { definitions: ofImport, ...importReport } = standAlone(schemas, 'import.schema.json');
  const { definitions: ofShards, ...shards } = standAlone(schemas, 'shard.schema.json');
  const { definitions: ofPublished, ...published } = standAlone(schemas, 'published.schema.json');
  const ofRuns = { ...ofReport, RunEvent: event, ...ofEvents, PublishedRun: published, ...ofPublished };
  const { definitions: ofLink, ...link } = standAlone(schemas, 'project.schema.json');
  const { definitions: ofExpect, ...expect } = standAlone(schemas, 'expect.schema.json');
  const definitions = {
    Expect: expect,
    ...ofExpect,
    ProjectLink: link,
    ...ofLink,
    ...ofRuns,
    PlanReport: plan,
    ...ofPlan,
    ImportReport: importReport,
    ...ofImport,
    ShardList: shards,
    ...ofShards,
  };
  // The generator's types are those of draft-04, which has other keywords; a plain JSON copy fits both.
  const whole = JSON.parse(JSON.stringify(typed({ ...report, definitions })));
  return compile(whole, 'RunReport', {
    bannerComment: '// Made from schemas/ by scripts/generate.ts.',
    additionalProperties: false,
    unreachableDefinitions: true,
    unknownAny: true,
    format: false,
  });
}

/**
 * The schema with its descriptions as comments. A described reference becomes a type name; otherwise the generator
 * would copy the definition.
 */
function typed(schema: JsonSchema): JsonSchema {
  const { $id: _, title: __, markdownDescription: description, ...rest } = orUndefined(mapSubschemas(schema, typed));
  if (description === undefined) return rest;
  const { $ref, ...own } = rest;
  return $ref === undefined ? { ...own, description } : { tsType: definitionName($ref), description };
}

/** Lets optional keys be undefined, which JSON omits. */
function orUndefined({ properties, ...schema }: JsonSchema): JsonSchema {
  if (properties === undefined) return schema;
  const entries = Object.entries(properties).map(([name, property]) => {
    if (schema.required?.includes(name) || typeof property === 'boolean') return [name, property];
    const { description, ...own } = property;
    return [name, { anyOf: [own, { tsType: 'undefined' }], ...(description && { description }) }];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}
