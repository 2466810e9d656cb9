import type { TreePart } from './projectTree.ts';

/** The name of the folder of a row or a set of values, which no other one beside it has. */
export function folderName({ folder }: Pick<TreePart, 'folder'>): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}
