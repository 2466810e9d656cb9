import { type JsonObject, objectFrom } from '@pagewright/core/json/value';
import { mergeShapes } from '@pagewright/core/shapes/mergeShapes';
import { safeName } from '@pagewright/core/tables/safeName';
import type { TextEdit } from 'vscode-json-languageservice';
import { dataTypeOf } from '../model/dataTypeOf.ts';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findObject, findProperty, findText } from '../model/nodes.ts';
import { mappingTables } from '../model/paths/mappingTables.ts';
import type { KnownJob } from '../shapes/jobShapes.ts';
import { shapesFor } from '../shapes/shapesFor.ts';
import { insertProperty } from '../text/edits.ts';
import { insertValue } from '../text/insertValue.ts';
import { jobAt } from './jobAt.ts';
import { mappingOf } from './mapping/mappingOf.ts';
import { parentColumnNames } from './mapping/parentColumnNames.ts';
import type { Refactor } from './refactor.ts';

/**
 * Writes the mapping of a job's data type from the known contents of its records (`docs/format/mapping.md`): every
 * value a column with the name it has without a mapping, every list its own table. Offered for a data type without a
 * mapping.
 */
export const inferMapping: Refactor = {
  kind: 'refactor.rewrite.inferMapping',
  create(model, span, { shapes }) {
    const job = jobAt(model, span);
    const dataType = job && tableNameOf(job);
    if (job === undefined || dataType === undefined || hasMapping(model, dataType)) return undefined;
    const sharing = model.allJobs.filter(({ node }) => dataTypeOf(node) === dataTypeOf(job.node));
    const { known } = shapesFor({ kind: 'mapping', from: 'record', jobs: sharing, inside: [] }, model, shapes);
    const [first, ...others] = known.map(({ schema }) => schema);
    // A mapping drops everything it does not name, so all jobs of the data type must have known responses.
    if (first === undefined || known.length < sharing.length) return undefined;
    const mapping = mappingOf(others.reduce(mergeShapes, first), {
      name: dataType,
      parentColumns: parentColumnNames(model, job),
      takenTables: takenTables(model, dataType),
    });
    const edits = mapping && insertMapping(model, dataType, mapping);
    const title = `Infer Mapping of "${dataType}" from ${sourceOf(known)}`;
    return edits && { title, edits: [...nameTable(model, job), ...edits] };
  },
};

/** The source of the mapping: responses, or only a document. */
function sourceOf(known: readonly KnownJob[]): string {
  const responses = known.reduce((sum, each) => sum + each.responses, 0);
  if (responses === 0) return 'the Description';
  return responses === 1 ? '1 Known Response' : `${responses} Known Responses`;
}

/** The data type for a mapping: an endpoint with a slash or braces cannot name a file. */
function tableNameOf({ node }: Job): string | undefined {
  const endpoint = findText(node, 'endpoint')?.value ?? '';
  return findText(node, 'dataType')?.value ?? (safeName(endpoint) || undefined);
}

/** Adds a `dataType` to the job if the endpoint cannot be the name. */
function nameTable({ document }: ExtractorModel, job: Job): TextEdit[] {
  const name = tableNameOf(job);
  return name === undefined || name === dataTypeOf(job.node)
    ? []
    : [insertProperty(document, job.node, 'dataType', name)];
}

function hasMapping({ config }: ExtractorModel, dataType: string): boolean {
  const mapping = findProperty(findObject(config, 'mappings'), dataType)?.valueNode;
  return mapping !== undefined;
}

/** The tables of other data types, whose rows have other columns. */
function takenTables(model: ExtractorModel, dataType: string): string[] {
  const others = model.allJobs.flatMap(({ node }) => dataTypeOf(node) ?? []);
  const mapped = mappingTables(model).map(({ name }) => name);
  return [...others, ...mapped].filter((name) => name !== dataType);
}

/** Inserts a mapping; undefined if something other than an object is in the way. */
function insertMapping(model: ExtractorModel, dataType: string, mapping: JsonObject): TextEdit[] | undefined {
  const { document, config } = model;
  const property = findProperty(config, 'mappings');
  if (config === undefined) return undefined;
  if (property === undefined) return [insertValue(document, config, 'mappings', objectFrom([[dataType, mapping]]))];
  const mappings = property.valueNode;
  if (mappings?.type !== 'object' || findProperty(mappings, dataType) !== undefined) return undefined;
  return [insertValue(document, mappings, dataType, mapping)];
}
