import { folderName } from './folderName.ts';
import { idOf } from './idOf.ts';
import type { TreePart } from './projectTree.ts';

/**
 * The row or the set of values that somebody means: by its id, the name of its folder or its own, else by one of these
 * in upper or lower case if no other has it. Undefined: there is none, or several are meant.
 */
export function findPart<Part extends TreePart>(parts: readonly Part[], chosen: string): Part | undefined {
  const exact = waysToName.map((nameOf) => parts.find((part) => nameOf(part) === chosen));
  const found = exact.find((part) => part !== undefined);
  if (found !== undefined) return found;
  const alike = parts.filter((part) => waysToName.some((nameOf) => isAlike(nameOf(part), chosen)));
  return alike.length === 1 ? alike[0] : undefined;
}

const waysToName: readonly ((part: TreePart) => string)[] = [idOf, folderName, ({ name }) => name];

function isAlike(name: string, chosen: string): boolean {
  return name.toLowerCase() === chosen.toLowerCase();
}
