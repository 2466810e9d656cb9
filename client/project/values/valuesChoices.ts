import type { TreePart, TreeVariables } from '@pagewright/engine/projects';

/** A set of values that can be chosen. */
export interface ValuesChoice {
  set: TreePart;
  /** The key of the choice: the name of its folder, which no other set has; undefined for the default set. */
  key: string | undefined;
  notes: string[];
}

/**
 * The sets of values of a configuration in the order of the tree: the default one, which counts without a choice, says
 * so. `chosen` is the key of the one in use.
 */
export function valuesChoices({ values, defaultValues }: TreeVariables, chosen: string | undefined): ValuesChoice[] {
  return values.map((set) => {
    const isDefault = idOfSet(set) === defaultValues;
    const isInUse = chosen === undefined ? isDefault : keyOfSet(set) === chosen;
    const notes = [...(isDefault ? ['default'] : []), ...(isInUse ? ['in use'] : [])];
    return { set, key: isDefault ? undefined : keyOfSet(set), notes };
  });
}

/** The set of values that a person or a choice names: by its folder, its id or its name. */
export function findSet({ values }: TreeVariables, named: string): TreePart | undefined {
  const ways = [keyOfSet, idOfSet, ({ name }: TreePart) => name];
  return ways.map((way) => values.find((set) => way(set) === named)).find((set) => set !== undefined);
}

/** The name of the folder of a set, which a choice of it is kept by, and the folders of results are named after. */
export function keyOfSet({ folder }: TreePart): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

/** The id of a set for the platform; the name of its folder, if it has none yet. */
export function idOfSet(set: TreePart): string {
  return set.id ?? keyOfSet(set);
}
