import { UserError } from '../../errors.ts';
import { closestName } from '../../text/closestName.ts';
import { composeText } from '../composed/composeText.ts';
import { mergeSources } from '../composed/mergeSources.ts';
import type { SourceNode } from '../source/sourceNode.ts';
import { readValues, setOf, type ValueSet, type Variables } from '../variables/readValues.ts';
import { resolveVariables } from '../variables/resolveVariables.ts';
import { referenceOf, variablesById } from './attachVariables.ts';
import type { ComposeChoice, ComposedConfiguration } from './composedConfiguration.ts';
import { findManifest } from './findManifest.ts';
import type { ProjectFinding, TreeConfiguration, TreePart, TreeVariables } from './projectTree.ts';
import { readBody } from './readBody.ts';
import type { TreeFiles } from './treeFiles.ts';

/** The parts of a configuration, composed; `findings` say what of them could not be read. */
export interface Composition {
  composed: ComposedConfiguration[];
  findings: ProjectFinding[];
}

/**
 * Composes a configuration as a job runs it: with each of its rows, or one, and the values of its variables. Throws a
 * UserError if there is no row or no set of values of the chosen name.
 */
export async function composeConfiguration(
  configuration: TreeConfiguration,
  files: TreeFiles,
  choice: ComposeChoice = {},
): Promise<Composition> {
  const rows = rowsOf(configuration, choice.row);
  const [own, ...others] = await Promise.all([configuration, ...rows].map(({ file }) => readBody(file, files)));
  const findings = [own, ...others].flatMap((read) => read?.findings ?? []);
  const base = own?.body;
  if (base === undefined) return { composed: [], findings };
  const bodies =
    rows.length === 0 ? [{ body: base }] : rows.flatMap((row, index) => merged(base, row, others[index]?.body));
  const composed: ComposedConfiguration[] = [];
  for (const { body, row } of bodies) composed.push(await compose(configuration, { body, row }, choice.values, files));
  return { composed, findings };
}

function merged(base: SourceNode, row: TreePart, over: SourceNode | undefined): { body: SourceNode; row?: TreePart }[] {
  return over === undefined ? [] : [{ body: mergeSources(base, over), row }];
}

function rowsOf({ name, rows }: TreeConfiguration, chosen: string | undefined): TreePart[] {
  if (chosen === undefined) return rows;
  const found = rows.find(({ id }) => id === chosen) ?? rows.find((row) => row.name === chosen);
  if (found !== undefined) return [found];
  throw unknown('run.unknown-row', `There is no row "${chosen}" in "${name}".`, chosen, rows);
}

async function compose(
  configuration: TreeConfiguration,
  { body, row }: { body: SourceNode; row?: TreePart | undefined },
  chosen: string | undefined,
  files: TreeFiles,
): Promise<ComposedConfiguration> {
  const attached = await attachedTo(configuration, body, files);
  const set = attached.variables && chosenSet(configuration, attached.variables, chosen);
  const resolved = resolveVariables(body, attached, set);
  return {
    configuration,
    ...(row && { row }),
    ...(set && { values: set.part }),
    composed: composeText(resolved.body),
    variables: resolved.variables,
    findings: [],
  };
}

async function attachedTo(
  configuration: TreeConfiguration,
  body: SourceNode,
  files: TreeFiles,
): Promise<{ variables?: Variables; isAttached: boolean }> {
  const part = await variablesOf(configuration, body, files);
  const isAttached = part !== undefined || referenceOf(body) !== undefined;
  return { isAttached, ...(part && { variables: await readValues(part, files) }) };
}

/** The variables of the merged body: a row may name others than the configuration. */
async function variablesOf(
  configuration: TreeConfiguration,
  body: SourceNode,
  files: TreeFiles,
): Promise<TreeVariables | undefined> {
  const { variables } = configuration;
  const reference = referenceOf(body);
  if (reference === undefined || reference.id === variables?.id) return variables;
  return await variablesById(reference, configuration, await findManifest(configuration.file, files), files);
}

function chosenSet(
  { name }: TreeConfiguration,
  variables: Variables,
  chosen: string | undefined,
): ValueSet | undefined {
  const set = setOf(variables, chosen);
  if (set !== undefined || chosen === undefined) return set;
  throw unknown('run.unknown-values', `There are no values "${chosen}" for "${name}".`, chosen, variables.part.values);
}

function unknown(code: UserError['code'], what: string, chosen: string, parts: readonly TreePart[]): UserError {
  const names = parts.map((part) => part.name);
  const suggestion = closestName(chosen, names);
  const known = names.length === 0 ? 'It has none.' : `It has ${names.map((name) => `"${name}"`).join(', ')}.`;
  return new UserError(code, `${what} ${suggestion === undefined ? known : `Did you mean "${suggestion}"?`}`, {
    suggestion,
  });
}
