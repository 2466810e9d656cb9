import type { VariablesReader } from './attachTo.ts';
import type { TreeVariables } from './projectTree.ts';
import { readKnownVariables } from './readKnownVariables.ts';
import type { TreeFiles } from './treeFiles.ts';

/** A reader that reads the same variables once. */
export function readerOnce(files: TreeFiles): VariablesReader {
  const read = new Map<TreeVariables, ReturnType<VariablesReader['readVariables']>>();
  const readVariables = (part: TreeVariables) => {
    const reading = read.get(part) ?? readKnownVariables(part, files);
    read.set(part, reading);
    return reading;
  };
  return { files, readVariables };
}
