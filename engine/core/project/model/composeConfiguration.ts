import { checkProcessors } from '../checks/checkProcessors.ts';
import { findPlainValues } from '../checks/findPlainValues.ts';
import { composeText } from '../composed/composeText.ts';
import { mergeSources } from '../composed/mergeSources.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import { checkNames } from '../variables/checkName.ts';
import { checkTags } from '../variables/checkTags.ts';
import { checkUse, checkValues } from '../variables/checkValues.ts';
import { resolveVariables } from '../variables/resolveVariables.ts';
import { type AttachedVariables, attachTo, type VariablesReader } from './attachTo.ts';
import { checkDetached } from './checkDetached.ts';
import type { ComposeChoice, ComposedConfiguration } from './composedConfiguration.ts';
import { findPart } from './findPart.ts';
import type { ProjectFinding, TreeConfiguration, TreePart } from './projectTree.ts';
import { readBody } from './readBody.ts';
import { readerOnce } from './readerOnce.ts';
import type { TreeFiles } from './treeFiles.ts';
import { unknownPart } from './unknownPart.ts';
import { withoutRepeated } from './withoutRepeated.ts';

/** A composed configuration; `findings` are what is wrong with its single files, such as one that cannot be read. */
export interface Composition {
  composed: ComposedConfiguration[];
  findings: ProjectFinding[];
}

/**
 * Composes a configuration as a job runs it: with each of its rows, or one, and the values of its variables. What is
 * wrong in the same place with several rows is among the findings of the first only. Throws a UserError if there is no
 * row or no set of values of the chosen name or id.
 */
export async function composeConfiguration(
  configuration: TreeConfiguration,
  files: TreeFiles,
  choice: ComposeChoice = {},
): Promise<Composition> {
  const rows = rowsOf(configuration, choice.row);
  const [own, ...others] = await Promise.all([configuration, ...rows].map(({ file }) => readBody(file, files)));
  const read = [own, ...others].flatMap((each) => each ?? []);
  const findings = read.flatMap(({ findings: faults, body }) => [...faults, ...(body ? findPlainValues(body) : [])]);
  const base = own?.body;
  if (base === undefined) return { composed: [], findings };
  const alone: Merged[] = rows.length === 0 ? [{ body: base, findings: [] }] : [];
  const merged = rows.flatMap((row, index) => mergedRow(base, row, others[index]?.body));
  const reader = readerOnce(files);
  const bodies: Resolved[] = [];
  for (const each of [...alone, ...merged]) bodies.push(await resolve(configuration, each, choice, reader));
  const composed = bodies.map((body) => composedOf(configuration, body));
  if (choice.row === undefined && composed[0] !== undefined) composed[0].findings.push(...unused(bodies));
  return { composed: withoutRepeated(composed), findings };
}

interface Merged {
  body: SourceNode;
  row?: TreePart;
  findings: ProjectFinding[];
}

interface Resolved extends Merged {
  attached: AttachedVariables;
  variables: ComposedConfiguration['variables'];
}

function mergedRow(base: SourceNode, row: TreePart, over: SourceNode | undefined): Merged[] {
  return over === undefined ? [] : [{ body: mergeSources(base, over), row, findings: checkProcessors(base, over) }];
}

function rowsOf({ name, rows }: TreeConfiguration, chosen: string | undefined): TreePart[] {
  if (chosen === undefined) return rows;
  const found = findPart(rows, chosen);
  if (found !== undefined) return [found];
  throw unknownPart('run.unknown-row', `There is no row "${chosen}" in "${name}".`, chosen, rows);
}

async function resolve(
  configuration: TreeConfiguration,
  merged: Merged,
  { values, vault }: ComposeChoice,
  reader: VariablesReader,
): Promise<Resolved> {
  const attached = await attachTo(configuration, merged.body, values, reader);
  const { body, tags, variables } = resolveVariables(merged.body, attached);
  const { known, set, isAttached } = attached;
  const sets = values === undefined ? (known?.sets ?? []) : set === undefined ? [] : [set];
  const findings = [
    ...merged.findings,
    ...attached.findings,
    ...checkTags(tags, attached, vault),
    ...(known ? [...checkNames(known), ...checkValues(known, sets)] : []),
    ...(isAttached ? [] : await checkDetached(tags, configuration, reader.files)),
  ];
  return { ...merged, body, findings, attached, variables };
}

function composedOf(
  configuration: TreeConfiguration,
  { body, row, attached, variables, findings }: Resolved,
): ComposedConfiguration {
  const values = attached.setPart;
  return {
    configuration,
    ...(row && { row }),
    ...(values && { values }),
    composed: composeText(body),
    variables,
    findings,
  };
}

/** The variables that no row uses, where nothing else can use them. */
function unused(bodies: readonly Resolved[]): ProjectFinding[] {
  const known = bodies[0]?.attached.known;
  if (!known?.isUsedOnce) return [];
  return checkUse(known, new Set(bodies.flatMap(({ variables }) => variables.map(({ name }) => name))));
}
