import { isTreeFile } from '@pagewright/core/project/model/isTreeFile';

/** Whether a document could be part of a tree, by the name of its file. */
export function couldBeInTree(uri: string): boolean {
  return isTreeFile(uri);
}
