import { itemsOf, scalarText } from '../source/inSource.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import { fieldOf, type SourceNode } from '../source/sourceNode.ts';
import type { KnownVariables } from '../variables/knownVariables.ts';
import type { Attached } from '../variables/resolveVariables.ts';
import { referenceOf, variablesById } from './attachVariables.ts';
import { findManifest } from './findManifest.ts';
import { findPart } from './findPart.ts';
import { idOf } from './idOf.ts';
import type { TreeConfiguration, TreePart, TreeVariables } from './projectTree.ts';
import type { ReadVariables } from './readKnownVariables.ts';
import type { TreeFiles } from './treeFiles.ts';
import { unknownPart } from './unknownPart.ts';

/** The variables of a body, and the set of values that counts. */
export interface AttachedVariables extends Attached {
  part?: TreeVariables;
  /** Of `set`. */
  setPart?: TreePart | undefined;
  findings: ProjectFinding[];
}

/** Reads the files of a tree, and the variables of a configuration once for all of its rows. */
export interface VariablesReader {
  files: TreeFiles;
  readVariables(part: TreeVariables): Promise<ReadVariables>;
}

/** Finds the variables of a merged body. Throws a UserError if there is no set of values of the chosen name or id. */
export async function attachTo(
  configuration: TreeConfiguration,
  body: SourceNode,
  chosen: string | undefined,
  { files, readVariables }: VariablesReader,
): Promise<AttachedVariables> {
  const sharedCode = new Set(
    itemsOf(fieldOf(body, 'shared_code_row_ids')?.value).flatMap((id) => scalarText(id) ?? []),
  );
  const part = await variablesOf(configuration, body, files);
  if (part === undefined) return notThere(configuration, body, chosen, sharedCode);
  const { known, findings } = await readVariables(part);
  const setPart = setOf(part, chosen);
  if (setPart === undefined && chosen !== undefined) throw noSuchSet(configuration, chosen, part.values);
  const set = known?.sets.find(({ id }) => setPart !== undefined && id === idOf(setPart));
  return {
    isAttached: true,
    part,
    known,
    set,
    setPart,
    sharedCode,
    findings: [...findings, ...noSet(part, known, body, chosen)],
  };
}

function notThere(
  configuration: TreeConfiguration,
  body: SourceNode,
  chosen: string | undefined,
  sharedCode: ReadonlySet<string>,
): AttachedVariables {
  if (chosen !== undefined) throw noSuchSet(configuration, chosen, []);
  const reference = referenceOf(body);
  if (reference === undefined) return { isAttached: false, sharedCode, findings: [] };
  const message = `The variables "${reference.id}" are not in this tree, so their values are not known here. Pull them, or correct the id.`;
  const place = fieldOf(body, 'variables_id')?.value?.at ?? body.at;
  const finding: ProjectFinding = { code: 'variable.not-in-tree', severity: 'warning', message, place };
  return { isAttached: true, sharedCode, findings: [finding] };
}

/** The variables of a merged body: a row may name others than its configuration. */
async function variablesOf(
  configuration: TreeConfiguration,
  body: SourceNode,
  files: TreeFiles,
): Promise<TreeVariables | undefined> {
  const { variables } = configuration;
  const reference = referenceOf(body);
  if (reference === undefined || (reference.id === variables?.id && reference.valuesId === variables.defaultValues))
    return variables;
  return await variablesById(reference, configuration, await findManifest(configuration.file, files), files);
}

function setOf({ values, defaultValues }: TreeVariables, chosen: string | undefined): TreePart | undefined {
  if (chosen !== undefined) return findPart(values, chosen);
  return values.find((set) => idOf(set) === defaultValues);
}

/** Finds default values that are not there, and that there are none. */
function noSet(
  { defaultValues, values, name }: TreeVariables,
  known: KnownVariables | undefined,
  body: SourceNode,
  chosen: string | undefined,
): ProjectFinding[] {
  const code = 'variable.no-values';
  const at = fieldOf(body, 'variables_values_id')?.value?.at ?? fieldOf(body, 'variables_id')?.value?.at ?? known?.at;
  if (at === undefined || chosen !== undefined || known?.defined.size === 0) return [];
  if (defaultValues === undefined) {
    const message = `None of the values of "${name}" are the default ones, so a job fails unless it names some. Run with a set of values, or make one the default.`;
    return [{ code, severity: 'information', message, place: at }];
  }
  if (values.some((set) => idOf(set) === defaultValues)) return [];
  const message = `"${name}" has no values "${defaultValues}", so the job fails. Name one of its sets of values.`;
  return [{ code, severity: 'error', message, place: at }];
}

function noSuchSet({ name }: TreeConfiguration, chosen: string, sets: readonly TreePart[]): Error {
  return unknownPart('run.unknown-values', `There are no values "${chosen}" for "${name}".`, chosen, sets);
}
