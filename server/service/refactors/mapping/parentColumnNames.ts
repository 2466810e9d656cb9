import type { ObjectASTNode } from 'vscode-json-languageservice';
import { dataTypeOf } from '../../model/dataTypeOf.ts';
import type { ExtractorModel, Job } from '../../model/extractorModel.ts';
import { findJobLine } from '../../model/findJobLine.ts';
import { asObject, findObject, findText, findValue } from '../../model/nodes.ts';

/** The columns that a record gets from its surroundings. */
export interface ParentColumnNames {
  /** The columns from `userData`. */
  data: string[];
  /** The columns from placeholders, which identify the parent of a record. */
  keys: string[];
}

/**
 * The names of the columns that all jobs of a job's data type add to its records
 * (`docs/format/json-to-csv.md#71-where-they-come-from`).
 */
export function parentColumnNames(model: ExtractorModel, job: Job): ParentColumnNames {
  const dataType = dataTypeOf(job.node);
  const sharing = model.allJobs.filter(({ node }) => dataTypeOf(node) === dataType);
  const names = sharing.map((each) => namesOf(model, each));
  return {
    data: [...new Set(names.flatMap(({ data }) => data))].filter(isReachable),
    keys: [...new Set(names.flatMap(({ keys }) => keys))].filter(isReachable),
  };
}

function namesOf(model: ExtractorModel, job: Job): ParentColumnNames {
  const line = findJobLine(model, job.node);
  const shared = model.jobs.includes(job) ? dataNames(model.config, 'userData') : [];
  return { data: [...shared, ...dataNames(job.node, 'job_parent_id')], keys: placeholderNames(line) };
}

function dataNames(object: ObjectASTNode | undefined, scalarName: string): string[] {
  const value = findValue(object, 'userData');
  if (value?.type === 'object') return value.properties.map(({ keyNode }) => keyNode.value);
  return value?.type === 'string' && value.value !== '' ? [scalarName] : [];
}

/** The names of placeholders, outer jobs first; a name that is used again deeper down means the value there. */
function placeholderNames(line: readonly Job[]): string[] {
  const paths = new Map<string, string>();
  for (const { node } of line.toReversed()) {
    for (const { keyNode, valueNode } of findObject(node, 'placeholders')?.properties ?? []) {
      const path = valueNode?.type === 'string' ? valueNode.value : findText(asObject(valueNode), 'path')?.value;
      if (path) paths.set(keyNode.value, path.startsWith('parent_') ? path : `parent_${path}`);
    }
  }
  return [...paths.values()];
}

/** Whether an item of type `user` can read a column: its path is always split at slashes. */
function isReachable(name: string): boolean {
  return !name.includes('/');
}
