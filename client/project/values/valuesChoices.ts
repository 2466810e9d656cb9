import type { TreePart, TreeVariables } from '@pagewright/engine/projects';
import { folderName, idOf } from '@pagewright/engine/treeNames';

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
    const isDefault = idOf(set) === defaultValues;
    const isInUse = chosen === undefined ? isDefault : folderName(set) === chosen;
    const notes = [...(isDefault ? ['default'] : []), ...(isInUse ? ['in use'] : [])];
    return { set, key: isDefault ? undefined : folderName(set), notes };
  });
}
