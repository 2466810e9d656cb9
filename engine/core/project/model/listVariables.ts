import { isCipher } from '../../text/isCipher.ts';
import { mergeSources } from '../composed/mergeSources.ts';
import type { SourceNode, SourcePlace } from '../source/sourceNode.ts';
import type { KnownVariables, NamedPlace, ValueSet } from '../variables/knownVariables.ts';
import { attachTo } from './attachTo.ts';
import type { ComposeChoice } from './composedConfiguration.ts';
import type { TreeConfiguration } from './projectTree.ts';
import { readBody } from './readBody.ts';
import { readerOnce } from './readerOnce.ts';
import type { TreeFiles } from './treeFiles.ts';

/** A variable that a configuration can use. */
export interface ListedVariable {
  name: string;
  /** The name where it is defined; absent: it only has values. */
  definition?: SourcePlace;
  /** Absent: it has none in the set that counts. */
  value?: string;
  valueAt?: SourcePlace;
  /** The name of the set that counts. */
  from?: string;
  /** Whether the value must not be shown. */
  isSecret: boolean;
  /** The name in the definitions and in all sets of values, with its quotes. */
  places: SourcePlace[];
}

/**
 * The variables that a configuration can use, in the order of their definitions; none if none are attached. Throws a
 * UserError if there is no set of values of the chosen name or id.
 */
export async function listVariables(
  configuration: TreeConfiguration,
  files: TreeFiles,
  choice: ComposeChoice = {},
): Promise<ListedVariable[]> {
  const body = await bodyOf(configuration, choice.row, files);
  if (body === undefined) return [];
  const { known, set } = await attachTo(configuration, body, choice.values, readerOnce(files));
  if (known === undefined) return [];
  const names = new Set([...known.defined.keys(), ...known.sets.flatMap(({ values }) => [...values.keys()])]);
  return [...names].map((name) => listed(name, known, set));
}

async function bodyOf(
  { file, rows }: TreeConfiguration,
  row: string | undefined,
  files: TreeFiles,
): Promise<SourceNode | undefined> {
  const { body } = await readBody(file, files);
  const chosen = rows.find(({ id, name }) => row !== undefined && (id === row || name === row));
  const over = chosen && (await readBody(chosen.file, files)).body;
  return body && over ? mergeSources(body, over) : body;
}

function listed(name: string, { defined, sets }: KnownVariables, set: ValueSet | undefined): ListedVariable {
  const [definition, valued] = [defined.get(name), set?.values.get(name)];
  const all = [definition, ...sets.map(({ values }) => values.get(name))];
  return {
    name,
    ...(definition && { definition: definition.at }),
    ...(valued?.value !== undefined && { value: valued.value }),
    ...(valued?.valueAt && { valueAt: valued.valueAt }),
    ...(set && { from: set.name }),
    isSecret: name.startsWith('#') || isCipher(valued?.value ?? ''),
    places: all.filter((place): place is NamedPlace => place !== undefined).map(({ at }) => at),
  };
}
