import { findUse } from '@pagewright/core/project/model/findUse';
import type { TreeConfiguration, TreeVariables } from '@pagewright/core/project/model/projectTree';
import { readKnownVariables } from '@pagewright/core/project/model/readKnownVariables';
import type { TreeFiles } from '@pagewright/core/project/model/treeFiles';
import type { SourcePlace } from '@pagewright/core/project/source/sourceNode';
import type { KnownVariables } from '@pagewright/core/project/variables/knownVariables';
import type { UsedVariable } from '@pagewright/core/project/variables/usedVariable';
import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';

/** The variables of some configurations, and all places where they are used. */
export interface VariableIndex {
  known: readonly KnownVariables[];
  uses: readonly UsedVariable[];
  /** The entries of the vault; absent: not all of them are known. */
  vault?: VaultEntries;
}

/** A variable with all places where its name is written. */
export interface FoundVariable {
  name: string;
  /** The place that was asked about: the tag of a use, or the name in a definition or a value. */
  place: SourcePlace;
  known: KnownVariables | undefined;
  /** The use that was asked about; absent: it was asked about elsewhere. */
  use?: UsedVariable;
}

/** Composes configurations, as far as it concerns the variables in their bodies. */
export type UsesOf = (configurations: TreeConfiguration[]) => Promise<readonly UsedVariable[]>;

/** Reads the variables of configurations; `own` are the uses in these, and those of others are found by `usesOf`. */
export async function readVariableIndex(
  configurations: readonly TreeConfiguration[],
  own: readonly UsedVariable[],
  files: TreeFiles,
  usesOf: UsesOf,
): Promise<VariableIndex> {
  const attached = new Map<string, TreeVariables>();
  for (const { variables } of configurations) if (variables) attached.set(variables.file, variables);
  const read = await Promise.all([...attached.values()].map((part) => readKnownVariables(part, files)));
  const known = read.flatMap((one) => one.known ?? []);
  const users = await Promise.all([...attached.keys()].map((file) => findUse(file, files)));
  const ids = new Set(configurations.map(({ file }) => file));
  const others = users.flatMap((use) => use?.configurations ?? []).filter(({ file }) => !ids.has(file));
  return { known, uses: [...own, ...(others.length === 0 ? [] : await usesOf(others))] };
}

/** The variable whose name or tag is at a position of a file; undefined if there is none. */
export function variableAt({ known, uses }: VariableIndex, file: string, offset: number): FoundVariable | undefined {
  const covers = (place: SourcePlace) => place.file === file && place.start <= offset && offset <= place.end;
  const use = uses.find(({ place }) => covers(place));
  if (use) return { name: use.name, place: use.place, known: known.find(({ defined }) => defined.has(use.name)), use };
  for (const one of known) {
    const named = [one.defined, ...one.sets.map(({ values }) => values)].flatMap((each) => [...each.values()]);
    const found = named.find(({ at }) => covers(at));
    if (found) return { name: found.name, place: found.at, known: one };
  }
  return undefined;
}

/** The places of the name: where it is defined, where it has a value, and where it is used, with braces. */
export function placesOfVariable({ uses }: VariableIndex, { name, known }: FoundVariable) {
  const definition = known?.defined.get(name)?.at;
  const values = known?.sets.flatMap((set) => set.values.get(name)?.at ?? []) ?? [];
  const used = uses.filter((use) => use.name === name && !use.isVault).map(({ place }) => place);
  return { definitions: [...(definition ? [definition] : []), ...values], uses: used };
}
